import { fontsCached, fontsCookie, themeCookie } from '#contract/core/cookies';
import { setHeaderImage } from '#contract/settings/admin-endpoints';
import { formatTable } from '../lib/format-table.mjs';
import { fetchNewestProductId, startBenchApp, withApp, withDataFolder } from './app-server';
import { atMost, formatGoal, formatMeasurement } from './goal';
import { createSessionHeaders } from './media-load';
import { median } from './median';
import { seedLargeShop } from './seed-large-shop';
import type { RunningServer } from './server';

const pageGoal = atMost(25);
const largeShopGoal = atMost(1.5);

/** Changes of the data, each followed by the first request for a page. */
const changeCount = 10;

interface PageTimes {
  readonly home: number;
  readonly shop: number;
  readonly product: number;
  /** The first shop page after a change of the data. */
  readonly shopAfterChange: number;
}

/** Before pages had data in common, measured the same way on two cores. */
const before: PageTimes = { home: 27.0, shop: 23.5, product: 21.8, shopAfterChange: 32.5 };

/** Milliseconds that pages take which aren't in the cache, and what 5,000 products add to them. */
export async function measureUncachedPages(): Promise<string> {
  const small = await withApp(measurePages);
  console.log('  demo data');
  const large = await withDataFolder(async (folder) => {
    await seedLargeShop(folder);
    const app = await startBenchApp(folder);
    try {
      return await measurePages(app);
    } finally {
      await app.stop();
    }
  });
  const formatRow = (name: string, page: keyof PageTimes): string[] => [
    name,
    before[page].toFixed(1),
    formatMeasurement(small[page], 1, pageGoal),
    large[page].toFixed(1),
    page === 'shop' ? formatMeasurement(large[page] / small[page], 2, largeShopGoal) : '',
  ];
  return formatTable(
    [
      'uncached page, median ms',
      'before',
      `demo data (${formatGoal(pageGoal)})`,
      '5,000 products',
      `× (${formatGoal(largeShopGoal)})`,
    ],
    [
      formatRow('home', 'home'),
      formatRow('shop', 'shop'),
      formatRow('product', 'product'),
      formatRow('shop, the first after a change', 'shopAfterChange'),
    ],
  );
}

async function measurePages({ origin }: RunningServer): Promise<PageTimes> {
  const productId = await fetchNewestProductId(origin);
  const paths = ['/', '/shop', `/product/${productId}`];
  // As on a server that has been running for a while, whose code is compiled.
  for (const path of paths) await fetchVariants(origin, path);
  const headers = await createSessionHeaders(origin);
  await changeData(origin, headers);
  const measure = async (path: string) => median(await fetchVariants(origin, path));
  const times = {
    home: await measure('/'),
    shop: await measure('/shop'),
    product: await measure(`/product/${productId}`),
  };
  const afterChange: number[] = [];
  for (let change = 0; change < changeCount; change += 1) {
    await changeData(origin, headers);
    afterChange.push(await fetchPage(`${origin}/shop`, {}));
  }
  return { ...times, shopAfterChange: median(afterChange) };
}

const listUrls = (origin: string, path: string): string[] => [
  `${origin}${path}`,
  `${origin}/es${path === '/' ? '' : path}`,
];

/** The cache has a page for each combination. */
const listCookies = (): string[] =>
  ['', `${themeCookie}=light`, `${themeCookie}=dark`].flatMap((theme) =>
    ['', `${fontsCookie}=${fontsCached}`].map((fonts) => [theme, fonts].filter(Boolean).join('; ')),
  );

/** Milliseconds of each. */
async function fetchVariants(origin: string, path: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (const url of listUrls(origin, path)) {
    for (const cookie of listCookies()) times.push(await fetchPage(url, { cookie }));
  }
  return times;
}

async function fetchPage(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - startedAt;
}

/** Empties the cache, as every change by an admin does. */
async function changeData(
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const response = await fetch(origin + setHeaderImage.path, {
    method: setHeaderImage.method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ publitioId: null }),
  });
  if (!response.ok) throw new Error(`The change was answered ${response.status}.`);
}
