import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { formatTable } from '../lib/format-table.mjs';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { withApp, withDataFolder } from './app-server';
import { collectVariants } from './collect-variants';
import { measureRates, rateHeaders, rateNote } from './rates';
import { type RunningServer, startBenchServer } from './server';

interface MeasuredResponse {
  readonly path: string;
  readonly encoding: string;
  /** See `RateRequest`. */
  readonly before: string;
}

const responses: readonly MeasuredResponse[] = [
  { path: '/api/products', encoding: 'identity', before: '98' },
  { path: '/api/products', encoding: 'br', before: '114' },
  { path: '/', encoding: 'identity', before: '90' },
  { path: '/', encoding: 'br', before: '106' },
];

/** Requests per second of the app and of a bare Koa application that serves the same bodies. */
export const measureThroughput = (): Promise<string> =>
  withApp(async (app) => {
    const rows: string[][] = [];
    for (const response of responses) rows.push(await measureRow(app, response));
    const headerRow = ['requests per second', 'bytes', ...rateHeaders];
    return `${formatTable(headerRow, rows)}\n${rateNote}`;
  });

async function measureRow(
  app: RunningServer,
  { path, encoding, before }: MeasuredResponse,
): Promise<string[]> {
  const headers = { 'accept-encoding': encoding };
  const samples = await collectVariants(
    () => fetchSample(`${app.origin}${path}`, headers),
    ({ bytes }) => bytes.toString('base64'),
  );
  return withDataFolder(async (folder) => {
    const bare = await startBareServer(folder, samples);
    try {
      const cells = await measureRates(app, bare, { path, headers, before });
      console.log(`  ${path} ${encoding}`);
      return [`GET ${path} (${encoding})`, computeAverageLength(samples).toFixed(0), ...cells];
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

const computeAverageLength = (samples: readonly Sample[]): number =>
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

function startBareServer(folder: string, samples: readonly Sample[]) {
  mkdirSync(folder);
  samples.forEach(({ bytes }, index) => {
    writeFileSync(join(folder, String(index)), bytes);
  });
  const { contentType = '', contentEncoding = '' } = samples[0] ?? {};
  const script = resolveProjectPath('scripts', 'bench', 'bare-server.mjs');
  return startBenchServer({
    file: process.execPath,
    args: [script, folder, contentType, contentEncoding],
    env: { NODE_ENV: 'production' },
    healthPath: '/',
  });
}
