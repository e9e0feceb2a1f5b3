import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { administratorHeader } from '#contract/core/endpoint';
import { imageWidths } from '#contract/media/image-options';
import { signIn } from '#contract/session/endpoints';
import { demoImages } from '#demo/photographs';
import { table } from '../report/table.mjs';
import { browsedWhile, visitedPaths } from './browsing';
import { atMost, cell, formatGoal } from './goal';
import { mostResidentMegabytes } from './resident-memory';
import { benchAdministrator, withShop } from './shop';

const uploads = 50;
const atATime = 4;
const images = 200;
/** Below the server's limit of connections per IP address. */
const imagesAtATime = 100;

/** Milliseconds of the baseline measurement. */
const idle = 10_000;

const memoryGoal = atMost(700);
const patienceGoal = atMost(3);

/** Cost of concurrent uploads and new images: memory, and latency for visitors who browse at the same time. */
export const measureMediaLoad = (): Promise<string> =>
  withShop(async ({ origin, pid }) => {
    const original = await twelveMegapixels();
    const headers = await createSessionHeaders(origin);
    const paths = await visitedPaths(origin);
    const usual = await browsedWhile(origin, paths, () => wait(idle));
    console.log(`  baseline: ${usual.toFixed(1)} ms`);
    const errors: string[] = [];
    let meanwhile = 0;
    const memory = await mostResidentMegabytes(pid, async () => {
      meanwhile = await browsedWhile(origin, paths, async () => {
        const crowd = new PQueue({ concurrency: imagesAtATime });
        const imagesFetched = crowd.addAll(
          newImages(origin).map((url) => () => noted(errors, url, {})),
        );
        await uploadAll(original, (body) =>
          noted(errors, `${origin}/api/media/files/upload`, { method: 'POST', headers, body }),
        );
        await imagesFetched;
      });
    });
    return table(
      [
        `${uploads} uploads of 12 megapixels, ${atATime} at a time, and ${images} new images`,
        '',
        'goal',
      ],
      [
        ['errors', cell(errors.length, 0, atMost(0)), formatGoal(atMost(0))],
        ['peak resident memory, MB', cell(memory, 0, memoryGoal), formatGoal(memoryGoal)],
        ['p95 latency of a visitor, ms: baseline', usual.toFixed(1), ''],
        ['under load', meanwhile.toFixed(1), ''],
        ['ratio', cell(meanwhile / usual, 2, patienceGoal), formatGoal(patienceGoal)],
      ],
    );
  });

/** Noise over a gradient: about as many bytes as a camera's image, and as much work to process. */
const twelveMegapixels = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#b4532f',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();

async function createSessionHeaders(origin: string): Promise<Record<string, string>> {
  const { headers, ok } = await fetch(origin + signIn.path, {
    method: signIn.method,
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify(benchAdministrator),
  });
  if (!ok) throw new Error('Sign-in failed.');
  const [cookie = ''] = (headers.get('Set-Cookie') ?? '').split(';');
  return { Origin: origin, Cookie: cookie, [administratorHeader.name]: administratorHeader.value };
}

/** All different, and never requested before. */
const newImages = (origin: string): string[] =>
  imageWidths
    .flatMap((width) =>
      demoImages.map(
        ({ id }) => `${origin}/api/media/optimize/${id}?width=${width}&quality=90&format=webp`,
      ),
    )
    .slice(0, images);

/** Uploads the image repeatedly, each time with different bytes. */
async function uploadAll(original: Buffer, send: (body: FormData) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: atATime });
  for (let number = 0; number < uploads; number += 1) {
    void queue.add(() => {
      const form = new FormData();
      form.append('title', `Photograph ${number}`);
      form.append('file', new Blob([numbered(original, number)]), `photograph-${number}.jpg`);
      return send(form);
    });
  }
  await queue.onIdle();
}

/** Adds a JPEG comment, so that each upload has different bytes. */
function numbered(original: Buffer, number: number): Buffer<ArrayBuffer> {
  const comment = Buffer.from([0xff, 0xfe, 0, 4, number >> 8, number & 255]);
  return Buffer.concat([original.subarray(0, 2), comment, original.subarray(2)]);
}

async function noted(errors: string[], url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  const text = response.ok ? '' : await response.text();
  if (response.ok) await response.arrayBuffer();
  else errors.push(`${response.status} ${text}`);
}
