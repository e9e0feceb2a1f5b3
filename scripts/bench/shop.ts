import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../ground/root.mjs';
import { type RunningServer, startServer } from './server';

export const benchAdministrator = { username: 'bench', password: 'bench-of-the-shop-only' };

const quiet = {
  LOG_LEVEL: 'warn',
  ADMIN_USERNAME: benchAdministrator.username,
  ADMIN_PASSWORD: benchAdministrator.password,
};

/** Removes the data folder after the work. */
export async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'higuera-bench-'));
  try {
    // Created by the server, which only seeds demo data into a new folder.
    return await work(join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Starts the build as `npm start` does; with npm itself where startup time matters. */
export function startShop(dataFolder: string, by: 'node' | 'npm' = 'node'): Promise<RunningServer> {
  const [file, args] =
    by === 'npm'
      ? ['npm', ['--prefix', inProject(), 'start']]
      : [process.execPath, [inProject('scripts', 'start.mjs')]];
  return startServer({ file, args, env: { ...quiet, DATA_DIR: dataFolder }, alive: '/readyz' });
}

export const withShop = <T>(work: (shop: RunningServer) => Promise<T>): Promise<T> =>
  withDataFolder(async (folder) => {
    const shop = await startShop(folder);
    try {
      return await work(shop);
    } finally {
      await shop.stop();
    }
  });

/** The newest product's page stands for all product pages. */
export async function firstProductId(origin: string): Promise<number> {
  const products: readonly { readonly id: number }[] = await (
    await fetch(`${origin}/api/products`)
  ).json();
  const [first] = products;
  if (first === undefined) throw new Error('The server has no products.');
  return first.id;
}

/** Home, shop and product page in both languages. */
export async function firstPages(origin: string): Promise<string[]> {
  return inBothLanguages(['/', '/shop', `/product/${await firstProductId(origin)}`]);
}

/** All other public pages in both languages. */
export const furtherPages = (): string[] =>
  inBothLanguages(['/shop-categories', '/about', '/contact', '/faq', '/recipes', '/restoration']);

const inBothLanguages = (paths: readonly string[]): string[] => [
  ...paths,
  ...paths.map((path) => (path === '/' ? '/es' : `/es${path}`)),
];
