import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { allocatorSettings, serverCommand } from '../lib/server-command.mjs';
import { type RunningServer, startBenchServer } from './server';

export const benchAdmin = { username: 'bench', password: 'bench-of-the-shop-only' };

const serverEnv = {
  LOG_LEVEL: 'warn',
  ADMIN_USERNAME: benchAdmin.username,
  ADMIN_PASSWORD: benchAdmin.password,
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

/** Starts the build as in production; with npm where startup time matters. */
export function startBenchApp(
  dataFolder: string,
  launcher: 'node' | 'npm' = 'node',
): Promise<RunningServer> {
  const [file, args] =
    launcher === 'npm'
      ? ['npm', ['--prefix', resolveProjectPath(), 'start']]
      : [process.execPath, serverCommand.slice(1)];
  return startBenchServer({
    file,
    args,
    env: {
      ...serverEnv,
      ...allocatorSettings,
      NODE_ENV: 'production',
      DATA_DIR: dataFolder,
    },
    healthPath: '/readyz',
  });
}

export const withApp = <T>(work: (app: RunningServer) => Promise<T>): Promise<T> =>
  withDataFolder(async (folder) => {
    const app = await startBenchApp(folder);
    try {
      return await work(app);
    } finally {
      await app.stop();
    }
  });

/** Its page is measured as the example of all product pages. A visible one: search engines may not index others. */
export async function fetchNewestProductId(origin: string): Promise<number> {
  const products: readonly (Pick<Product, 'imageUrl'> & { readonly id: number })[] = await (
    await fetch(`${origin}/api/products`)
  ).json();
  const newest = products.find(isVisible);
  if (newest === undefined) throw new Error('The server has no visible products.');
  return newest.id;
}

/** Home, shop and product page in both languages. */
export async function fetchEntryPaths(origin: string): Promise<string[]> {
  return localizePaths(['/', '/shop', `/product/${await fetchNewestProductId(origin)}`]);
}

/** All other public pages in both languages. */
export const listOtherPaths = (): string[] =>
  localizePaths([
    '/shop-categories',
    '/about',
    '/contact',
    '/faq',
    '/recipes',
    '/restoration',
    '/terms',
    '/privacy',
  ]);

const localizePaths = (paths: readonly string[]): string[] => [
  ...paths,
  ...paths.map((path) => (path === '/' ? '/es' : `/es${path}`)),
];
