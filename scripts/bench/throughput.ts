import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inProject } from '../ground/root.mjs';
import { table } from '../report/table.mjs';
import { everyFace } from './faces';
import { rateCells, rateHeads, rateNote } from './rates';
import { type RunningServer, startServer } from './server';
import { withDataFolder, withShop } from './shop';

const paths = ['/api/products', '/'];
const encodings = ['identity', 'br'];

/** Requests per second of the app and of a bare Koa application that serves the same bodies. */
export const measureThroughput = (): Promise<string> =>
  withShop(async (shop) => {
    const rows: string[][] = [];
    for (const path of paths) {
      for (const encoding of encodings) rows.push(await compare(shop, path, encoding));
    }
    const heads = ['requests per second', 'bytes', ...rateHeads];
    return `${table(heads, rows)}\n${rateNote}`;
  });

async function compare(shop: RunningServer, path: string, encoding: string): Promise<string[]> {
  const headers = { 'accept-encoding': encoding };
  const samples = await everyFace(
    () => fetchSample(`${shop.origin}${path}`, headers),
    ({ bytes }) => bytes.toString('base64'),
  );
  return withDataFolder(async (folder) => {
    const bare = await startBare(folder, samples);
    try {
      const cells = await rateCells(shop, bare, path, headers);
      console.log(`  ${path} ${encoding}`);
      return [`GET ${path} (${encoding})`, averageLength(samples).toFixed(0), ...cells];
    } finally {
      await bare.stop();
    }
  });
}

interface Sample {
  /** As transferred (compressed). */
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly contentEncoding: string;
}

const averageLength = (samples: readonly Sample[]): number =>
  samples.reduce((sum, { bytes }) => sum + bytes.length, 0) / samples.length;

/** `http.get`, since `fetch` decompresses the body. */
function fetchSample(url: string, headers: Readonly<Record<string, string>>): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (response) => {
      const { 'content-type': contentType = '', 'content-encoding': contentEncoding = '' } =
        response.headers;
      buffer(response).then((bytes) => resolve({ bytes, contentType, contentEncoding }), reject);
    });
    request.on('error', reject);
  });
}

function startBare(folder: string, samples: readonly Sample[]) {
  mkdirSync(folder);
  samples.forEach(({ bytes }, number) => {
    writeFileSync(join(folder, String(number)), bytes);
  });
  const { contentType = '', contentEncoding = '' } = samples[0] ?? {};
  const script = inProject('scripts', 'bench', 'bare-server.mjs');
  return startServer({
    file: process.execPath,
    args: [script, folder, contentType, contentEncoding],
    env: { NODE_ENV: 'production' },
    alive: '/',
  });
}
