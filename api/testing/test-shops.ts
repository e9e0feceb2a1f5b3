import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { createAdminStore } from '../accounts/admin-store';
import { argon2Hasher } from '../accounts/argon2-hasher';
import { ensureAdmin } from '../accounts/ensure-admin';
import type { DatabaseLocation } from '../database/connect';
import { openDatabase } from '../database/open-database';
import { createDiskProvider } from '../media/providers/disk-provider';
import { sharpProcessor } from '../media/sharp-processor';
import { type CacheVersion, createCacheVersion } from '../platform/cache-version';
import { type DemoData, seedDatabase } from '../seed/seed-database';
import { testAdmin } from './admin-client';
import { createDatabase, dropDatabase } from './postgres-database';
import { createTemporaryFolder } from './temporary-folder';

declare module 'vitest' {
  interface ProvidedContext {
    /** What test servers store their rows in; default: SQLite. */
    testDatabase: 'sqlite' | 'postgres';
  }
}

/** An open database and its data folder. */
export interface ShopResources {
  readonly location: DatabaseLocation;
  readonly dataFolder: string;
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly provider: ReturnType<typeof createDiskProvider>;
}

/** A server may be started again with the folder of an earlier one. */
const locations = new Map<string, DatabaseLocation>();

/** Opens the shop in `dataFolder`, or a new copy of the seeded one. */
export async function openTestShop(
  demo: DemoData,
  dataFolder: string | undefined,
): Promise<ShopResources> {
  const location =
    dataFolder === undefined
      ? await copySeededShop(demo)
      : (locations.get(dataFolder) ?? { dataFolder, databaseUrl: undefined });
  return openShop(location, await openDatabase(location));
}

/** Seeds the empty, migrated database that `open` returns. */
export async function seedTestShop(
  demo: DemoData,
  open: (dataFolder: string) => Promise<Knex>,
  dataFolder = createTemporaryFolder(),
): Promise<ShopResources> {
  const resources = openShop({ dataFolder, databaseUrl: undefined }, await open(dataFolder));
  await seedShop(resources, demo);
  return resources;
}

const openShop = (location: DatabaseLocation, database: Knex): ShopResources => ({
  location,
  dataFolder: location.dataFolder,
  database,
  cacheVersion: createCacheVersion(),
  provider: createDiskProvider(join(location.dataFolder, 'media')),
});

async function seedShop(resources: ShopResources, demo: DemoData): Promise<void> {
  await seedDatabase({ ...resources, images: sharpProcessor }, demo);
  const store = createAdminStore(resources.database);
  await ensureAdmin({ store, hasher: argon2Hasher }, testAdmin);
}

const seededShops = new Map<DemoData, Promise<DatabaseLocation>>();

async function copySeededShop(demo: DemoData): Promise<DatabaseLocation> {
  const template = await getSeededShop(demo);
  const dataFolder = createTemporaryFolder();
  cpSync(template.dataFolder, dataFolder, { recursive: true });
  const location = { dataFolder, databaseUrl: await createTestDatabase(template.databaseUrl) };
  locations.set(dataFolder, location);
  return location;
}

/** Seeds once per demo data set; later calls get the same. */
function getSeededShop(demo: DemoData): Promise<DatabaseLocation> {
  const shop = seededShops.get(demo) ?? createSeededShop(demo);
  seededShops.set(demo, shop);
  return shop;
}

async function createSeededShop(demo: DemoData): Promise<DatabaseLocation> {
  const location = {
    dataFolder: createTemporaryFolder(),
    databaseUrl: await createTestDatabase(),
  };
  const resources = openShop(location, await openDatabase(location));
  await seedShop(resources, demo);
  await resources.database.destroy();
  return location;
}

/** Undefined for SQLite. */
async function createTestDatabase(templateUrl?: string): Promise<string | undefined> {
  if (inject('testDatabase') !== 'postgres') return undefined;
  const postgres = inject('postgres');
  if (postgres === undefined) throw new Error('PostgreSQL is missing.');
  return createDatabase(postgres, templateUrl);
}

/** Databases of closed servers, oldest first; each takes ten megabytes. */
const closedDatabases: string[] = [];

/** A server may still be started again with the last ones. */
const maxClosedDatabases = 4;

export async function closeTestShop({ database, location }: ShopResources): Promise<void> {
  await database.destroy();
  const postgres = inject('postgres');
  if (location.databaseUrl === undefined || postgres === undefined) return;
  closedDatabases.push(location.databaseUrl);
  for (const url of closedDatabases.splice(0, closedDatabases.length - maxClosedDatabases)) {
    await dropDatabase(postgres, url);
  }
}
