import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { imageAddress, qualityForWidth } from '#contract/media/image-options';
import { photographs } from '#demo/photographs';
import { makeImagesSideBySide, optimize } from '../../api/media/optimize';
import { targetSize } from '../../api/media/target-size';
import { demoShop } from '../../api/seed/demo-shop';
import { inProject } from '../ground/root.mjs';
import { table } from '../report/table.mjs';
import { atMost, cell, said } from './goal';
import { median } from './median';
import { rateCells, rateHeads, rateNote } from './rates';
import { type RunningServer, startServer } from './server';
import { withDataFolder, withShop } from './shop';

/** Widths of the images that are made, in pixels. */
const widths = [480, 1024] as const;

/** Takes WebP, and nothing that would be made ahead beside the measuring. */
const headers = { accept: 'image/webp' };

const coldGoal = atMost(1.25);

/** What an image costs when it is made, beside the same work done without the shop; and what it costs later. */
export const measureMedia = (): Promise<string> =>
  withShop(async (shop) => {
    const cold = await coldRows(shop);
    const kept: string[][] = [];
    for (const width of widths) kept.push(await keptRow(shop, width));
    return [
      table(
        [
          `an image made, ms, of ${photographs.length}`,
          'shop',
          'sharp alone',
          `× (${said(coldGoal)})`,
        ],
        cold,
      ),
      table(['requests per second of a kept image', 'bytes', ...rateHeads], kept),
      rateNote,
    ].join('\n\n');
  });

async function coldRows(shop: RunningServer): Promise<string[][]> {
  makeImagesSideBySide();
  const rows: string[][] = [];
  for (const width of widths) {
    const times = await timesOf(shop, width);
    const [ours, theirs] = [
      median(times.map(([time]) => time)),
      median(times.map(([, time]) => time)),
    ];
    const ratio = median(times.map(([shops, alone]) => shops / alone));
    rows.push([
      `${width} pixels wide, WebP`,
      ours.toFixed(1),
      theirs.toFixed(1),
      cell(ratio, 2, coldGoal),
    ]);
    console.log(`  ${width} pixels`);
  }
  return rows;
}

type Times = readonly [shop: number, alone: number];

/** Milliseconds for each photograph, made by both in turns; which comes first takes turns as well. */
async function timesOf(shop: RunningServer, width: number): Promise<Times[]> {
  const times: Times[] = [];
  for (const [position, { id, file }] of photographs.entries()) {
    const address = `${shop.origin}${addressOf(id, width)}`;
    const ours = () => milliseconds(async () => void (await fetched(address)));
    const theirs = () => milliseconds(async () => void (await alone(file, width)));
    if (position % 2 === 0) {
      const first = await ours();
      times.push([first, await theirs()]);
    } else {
      const first = await theirs();
      times.push([await ours(), first]);
    }
  }
  return times;
}

const addressOf = (id: string, width: number): string =>
  imageAddress(`/api/media/optimize/${id}?v=0000000000`, width);

const { read } = demoShop(inProject());

/** The work itself: the file read, the image made. */
async function alone(file: string, width: number): Promise<Buffer> {
  const original = await read(file);
  const { autoOrient } = await sharp(original).metadata();
  const size = targetSize(autoOrient, { width, height: undefined, crop: 'limit' });
  return optimize(original, { ...size, quality: qualityForWidth(width), format: 'webp' });
}

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function fetched(address: string): Promise<Buffer> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} is not answered.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function keptRow(shop: RunningServer, width: number): Promise<string[]> {
  const [{ id } = { id: '' }] = photographs;
  const path = addressOf(id, width);
  const bytes = await fetched(`${shop.origin}${path}`);
  return withDataFolder(async (folder) => {
    mkdirSync(folder);
    const file = join(folder, 'image');
    writeFileSync(file, bytes);
    const bare = await startBare(file);
    try {
      const cells = await rateCells(shop, bare, path, headers);
      console.log(`  ${path}`);
      return [`${width} pixels wide, WebP`, String(bytes.length), ...cells];
    } finally {
      await bare.stop();
    }
  });
}

const startBare = (file: string): Promise<RunningServer> =>
  startServer({
    file: process.execPath,
    args: [inProject('scripts', 'bench', 'bare-file-server.mjs'), file, 'image/webp'],
    env: { NODE_ENV: 'production' },
    alive: '/',
  });
