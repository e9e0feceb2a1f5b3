import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { deleteProduct } from '#contract/products/admin-endpoints';
import { setHeaderImage } from '#contract/settings/admin-endpoints';
import { createBackup } from '../backup/create-backup';
import { readLastBackup } from '../backup/last-backup';
import { restoreBackup } from '../backup/restore-backup';
import { type ShopLocation, seedOnFirstStart } from '../data-folder';
import { migrations } from '../database/migrations/index';
import { openDatabase } from '../database/open-database';
import { readTableSchemas, tablesLeftOut } from '../database/table-schema';
import { createCatalogClient } from '../testing/catalog-client';
import { dumpShop } from '../testing/dump-shop';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { startOrderServer } from '../testing/order-server';
import { postJson } from '../testing/post-requests';
import { createPostgresCreator } from '../testing/postgres-database';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { startTestServer, type TestServer } from '../testing/test-server';

// Several servers are started, and scrypt is slow.
vi.setConfig({ testTimeout: 60_000 });

const createDatabase = createPostgresCreator();
const clock = () => new Date();
const passphrase = 'figs, walnuts and honey';

const createLocation = async (kind: Kind): Promise<ShopLocation> => ({
  ...toFolders(createTemporaryFolder()),
  databaseUrl: kind === 'PostgreSQL' ? await createDatabase?.() : undefined,
});

const toFolders = (dataFolder: string) => ({ dataFolder, mediaFolder: join(dataFolder, 'media') });

type Kind = 'SQLite' | 'PostgreSQL';
const directions: readonly (readonly [Kind, Kind])[] = [
  ['SQLite', 'SQLite'],
  ...(createDatabase
    ? ([
        ['SQLite', 'PostgreSQL'],
        ['PostgreSQL', 'SQLite'],
        ['PostgreSQL', 'PostgreSQL'],
      ] as const)
    : []),
];

const postMessage = (server: TestServer, number: number) =>
  postJson(server, sendContactMessage.path, {
    name: 'Íñigo',
    email: 'inigo@example.com',
    message: `A board for twelve, please: ${number}.`,
  });

/** Products with images, an order, uploads and settings, and a deleted product with the highest id. */
async function fillShop(server: Awaited<ReturnType<typeof startOrderServer>>): Promise<void> {
  const catalogClient = await createCatalogClient(server);
  const mediaClient = await createMediaClient(server);
  const bytes = await createPlainImage(40, 30).png().toBuffer();
  const file = parseUploadedFile(await mediaClient.upload([{ name: 'higos.png', bytes }]));
  const product = await catalogClient.createProduct({ name: 'Tabla “Íñigo” 🧀\nwith a line' });
  await catalogClient.addImage(product.id, file.id);
  await catalogClient.sendJson('PUT', setHeaderImage.path, { publitioId: file.id });
  const deleted = await catalogClient.createProduct();
  await catalogClient.sendJson('DELETE', deleteProduct.path.replace(':id', String(deleted.id)));
  expect((await server.sendOrder()).status).toBe(201);
}

describe.each(directions)('a backup of %s restored into %s', (from, to) => {
  test('has every row and every byte, and the server goes on with it', async () => {
    const source = await createLocation(from);
    const server = await startOrderServer({
      openDatabase: (dataFolder) => openDatabase({ ...source, dataFolder }),
    });
    const location = { ...source, ...toFolders(server.dataFolder) };
    await fillShop(server);
    const folder = createTemporaryFolder();
    const { path, bytes } = await createBackup({ location, folder, passphrase, clock });
    expect(await readLastBackup(location.dataFolder)).toMatchObject({ bytes });
    const before = await dumpShop(server.database, location.mediaFolder);
    await server.close();
    rmSync(location.dataFolder, { recursive: true });

    // As where several servers share the originals.
    const target = { ...(await createLocation(to)), mediaFolder: createTemporaryFolder() };
    await restoreBackup({ location: target, file: { path, passphrase }, force: false, clock });
    const database = await openDatabase(target);
    expect(await dumpShop(database, target.mediaFolder)).toEqual(before);
    await database.destroy();

    const restarted = await startTestServer({
      dataFolder: target.dataFolder,
      openDatabase: () => openDatabase(target),
    });
    const { id } = await (await createCatalogClient(restarted)).createProduct();
    await restarted.close();
    expect(id).toBe((before.sequences.products ?? 0) + 1);
  });
});

test.each(directions.filter(([from, to]) => from === to))(
  'a backup of %s made while clients write has all that was acknowledged before, and no gaps',
  async (kind) => {
    const source = await createLocation(kind);
    const server = await startOrderServer({
      openDatabase: (dataFolder) => openDatabase({ ...source, dataFolder }),
    });
    const location = { ...source, ...toFolders(server.dataFolder) };
    let acknowledged = 0;
    let isWriting = true;
    const write = async () => {
      while (isWriting) {
        expect((await postMessage(server, acknowledged)).status).toBe(200);
        acknowledged += 1;
      }
    };
    const writers = [write(), write(), write()];
    await expect.poll(() => acknowledged).toBeGreaterThan(10);
    const acknowledgedBefore = acknowledged;
    const { path } = await createBackup({ location, folder: createTemporaryFolder(), clock });
    isWriting = false;
    await Promise.all(writers);
    await server.close();

    const target = await createLocation(kind);
    await restoreBackup({
      location: target,
      file: { path, passphrase: undefined },
      force: false,
      clock,
    });
    const database = await openDatabase(target);
    const ids: number[] = await database('contact_messages').orderBy('id').pluck('id');
    const keys: unknown[] = await database('idempotency_keys').select('key');
    await database.destroy();
    expect(ids).toHaveLength(keys.length);
    expect(ids.length).toBeGreaterThanOrEqual(acknowledgedBefore);
    expect(ids.length).toBeLessThanOrEqual(acknowledged);
  },
);

test.runIf(createDatabase)(
  'createBackup() creates the data folder on a machine that has none, where a server adds no demo data',
  async () => {
    const source = await createLocation('PostgreSQL');
    const database = await openDatabase(source);
    await database.destroy();
    const location = { ...source, ...toFolders(join(createTemporaryFolder(), 'data')) };
    const { bytes } = await createBackup({ location, folder: createTemporaryFolder(), clock });
    expect(await readLastBackup(location.dataFolder)).toMatchObject({ bytes });
    expect(await seedOnFirstStart(location.dataFolder, async () => undefined)).toBe(false);
  },
);

test.runIf(createDatabase)(
  'backups contain, or leave out for a reason, every table of PostgreSQL',
  async () => {
    const database = await openDatabase(await createLocation('PostgreSQL'));
    const names: string[] = await database('pg_tables')
      .whereRaw('schemaname = current_schema()')
      .pluck('tablename');
    await database.destroy();
    const known = new Set([
      ...(await readTableSchemas(migrations)).map(({ name }) => name),
      ...Object.keys(tablesLeftOut),
    ]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  },
);

test.runIf(createDatabase)(
  'restoreBackup() into PostgreSQL leaves the tables alone without --force, with a server connected and after an error',
  async () => {
    const source = await createLocation('SQLite');
    const server = await startTestServer();
    await server.close();
    const location = { ...source, ...toFolders(server.dataFolder) };
    const folder = createTemporaryFolder();
    const { path } = await createBackup({ location, folder, clock });
    const file = { path, passphrase: undefined };
    const target = await createLocation('PostgreSQL');
    await restoreBackup({ location: target, file, force: false, clock });

    const connected = await openDatabase(target);
    await connected('settings').insert({ name: 'new', value: '{}', updated_at: '' });
    await expect(restoreBackup({ location: target, file, force: true, clock })).rejects.toThrow(
      'in use',
    );
    await connected.destroy();
    await expect(restoreBackup({ location: target, file, force: false, clock })).rejects.toThrow(
      '--force',
    );
    const failingClock = () => {
      throw new Error('This clock fails.');
    };
    await expect(
      restoreBackup({ location: target, file, force: true, clock: failingClock }),
    ).rejects.toThrow('This clock fails.');

    writeFileSync(join(target.mediaFolder, randomUUID()), 'old');
    const { replacedFolders } = await restoreBackup({ location: target, file, force: true, clock });
    expect(replacedFolders).toEqual([
      expect.stringContaining(join(target.mediaFolder, 'before-restore-')),
    ]);
    const database = await openDatabase(target);
    expect(await database('settings').where({ name: 'new' })).toEqual([]);
    await database.destroy();
  },
);
