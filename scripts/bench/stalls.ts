import { request } from 'node:http';
import Papa from 'papaparse';
import { byteOrderMark } from '#contract/core/csv';
import type { ResponseOf } from '#contract/core/endpoint';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { exportProducts, importProducts } from '#contract/products/admin-endpoints';
import { listProducts } from '#contract/products/endpoints';
import { formatTable } from '../lib/format-table.mjs';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { reportingArguments, requestReport } from '../lib/request-report';
import { benchAdmin, withDataFolder } from './app-server';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { createSessionHeaders, generateCameraImage, withUniqueComment } from './media-load';
import { seedLargeShop } from './seed-large-shop';
import { type RunningServer, startBenchServer } from './server';
import { waitUntilIdle } from './wait-until-idle';

const importedRows = 5000;
const uploadCount = 20;

const stallGoal = atMost(100);
const listTimeGoal = atMost(100);
const listKilobytesGoal = atMost(500);

/** With 5,000 products: how long the event loop stands still at most, and what the list of products costs. */
export const measureStalls = (): Promise<string> =>
  withDataFolder(async (dataFolder) => {
    const reportFile = `${dataFolder}.report`;
    await seedLargeShop(dataFolder);
    const server = await startBenchServer({
      file: process.execPath,
      args: [...reportingArguments, resolveProjectPath('dist', 'api', 'server.js')],
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        DATA_DIR: dataFolder,
        REPORT_FILE: reportFile,
        ADMIN_USERNAME: benchAdmin.username,
        ADMIN_PASSWORD: benchAdmin.password,
      },
      healthPath: '/readyz',
    });
    try {
      return await measure(server, reportFile);
    } finally {
      await server.stop();
    }
  });

async function measure({ origin, pid }: RunningServer, reportFile: string): Promise<string> {
  const headers = await createSessionHeaders(origin);
  const rows: string[][] = [];
  const measureStall = async (name: string, work: () => Promise<unknown>) => {
    await waitUntilIdle();
    await requestReport(pid, reportFile);
    await work();
    const { maxStallMs } = await requestReport(pid, reportFile);
    rows.push([name, formatMeasurement(maxStallMs, 0, stallGoal), formatGoal(stallGoal)]);
  };

  await measureStall('first list of all products', () => fetchList(origin));
  await measureStall('shop', () => fetchOk(`${origin}/shop`));
  await measureStall('search', () => fetchOk(`${origin}/shop?q=figs`));
  const csv = await (await fetchOk(origin + exportProducts.path, { headers })).text();
  await measureStall('export of products', () =>
    fetchOk(origin + exportProducts.path, { headers }),
  );
  const body = createImportForm(csv);
  await measureStall(`import of ${importedRows} changed rows`, async () => {
    const response = await fetchOk(origin + importProducts.path, {
      method: importProducts.method,
      headers,
      body,
    });
    const { rows: results }: ResponseOf<typeof importProducts> = await response.json();
    if (results.filter(({ verdict }) => verdict === 'changed').length !== importedRows)
      throw new Error('Not all imported rows were changed.');
  });
  const original = await generateCameraImage();
  await measureStall(`${uploadCount} uploads`, async () => {
    for (let number = 0; number < uploadCount; number += 1) {
      const form = new FormData();
      form.append('file', new Blob([withUniqueComment(original, number)]), `${number}.jpg`);
      await fetchOk(origin + uploadMediaFile.path, { method: 'POST', headers, body: form });
    }
  });

  const first = await fetchList(origin);
  const cached = await fetchList(origin);
  rows.push(
    ['list of products, created, ms', first.milliseconds.toFixed(0), ''],
    [
      'list of products, cached, ms',
      formatMeasurement(cached.milliseconds, 0, listTimeGoal),
      formatGoal(listTimeGoal),
    ],
    [
      'list of products, compressed kB',
      formatMeasurement(cached.kilobytes, 0, listKilobytesGoal),
      formatGoal(listKilobytesGoal),
    ],
  );
  return formatTable(['longest stall with 5,000 products, ms', '', 'goal'], rows);
}

async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return new Response(await response.arrayBuffer());
}

/** Changes the description of the rows that an import takes. */
function createImportForm(csv: string): FormData {
  const [header = [], ...rows] = Papa.parse<string[]>(csv.replace(byteOrderMark, '')).data;
  const description = header.indexOf('description');
  const changed = rows
    .slice(0, importedRows)
    .map((cells) => cells.with(description, `${cells[description]} With figs.`));
  const form = new FormData();
  form.append('file', new Blob([Papa.unparse([header, ...changed])]), 'products.csv');
  return form;
}

/** Not decompressed. */
const fetchList = (origin: string): Promise<{ milliseconds: number; kilobytes: number }> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    request(origin + listProducts.path, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', ({ length }: Buffer) => {
        bytes += length;
      });
      response.on('end', () =>
        resolve({ milliseconds: performance.now() - startedAt, kilobytes: bytes / 1000 }),
      );
    })
      .on('error', reject)
      .end();
  });
