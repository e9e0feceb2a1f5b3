import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Knex } from 'knex';
import { describe, expect, test, vi } from 'vitest';
import type { DatabaseLocation } from '../database/connect';
import { connect } from '../database/connect';
import { type CopyProgress, copyDatabase } from '../database/copy-database';
import { openDatabase, openExistingDatabase } from '../database/open-database';
import { createCatalogClient } from '../testing/catalog-client';
import { dumpShop } from '../testing/dump-shop';
import { startOrderServer } from '../testing/order-server';
import { createPostgresCreator } from '../testing/postgres-database';
import { startTestServer } from '../testing/test-server';

// Commands are started from their sources.
vi.setConfig({ testTimeout: 120_000 });

const createDatabase = createPostgresCreator();
const messageCount = 3000;

/** A shop in SQLite, with an order, a deleted product and many messages. */
async function createShop(): Promise<string> {
  const server = await startOrderServer();
  const catalogClient = await createCatalogClient(server);
  const { id } = await catalogClient.createProduct();
  await catalogClient.sendJson('DELETE', `/api/products/${id}`);
  expect((await server.sendOrder()).status).toBe(201);
  const message = { name: 'Íñigo', email: '', message: 'Figs', language: 'es', created_at: '' };
  const rows = Array.from({ length: messageCount }, () => ({ ...message, received_at: '' }));
  await server.database.batchInsert('contact_messages', rows, 100);
  await server.close();
  return server.dataFolder;
}

interface Databases {
  readonly source: Knex;
  readonly target: Knex;
}

async function withDatabases<T>(
  dataFolder: string,
  location: DatabaseLocation,
  use: (databases: Databases) => Promise<T>,
): Promise<T> {
  const source = await openExistingDatabase({ dataFolder, databaseUrl: undefined });
  const target = connect(location, { isUnlimited: true });
  try {
    return await use({ source, target });
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

const copy = (
  dataFolder: string,
  location: DatabaseLocation,
  options: { restart?: boolean; onProgress?: (progress: CopyProgress) => void } = {},
) =>
  withDatabases(dataFolder, location, (databases) =>
    copyDatabase({ ...databases, restart: false, ...options }),
  );

/** Fails in the middle of the messages. */
function failInMessages({ table, rows }: CopyProgress): void {
  if (table === 'contact_messages' && rows >= messageCount / 2) throw new Error('Interrupted.');
}

async function dump(location: DatabaseLocation) {
  const database = await openDatabase(location);
  const dumped = await dumpShop(database, join(location.dataFolder, 'media'));
  await database.destroy();
  return dumped;
}

function startCommand(location: DatabaseLocation): ChildProcess {
  const file = join(import.meta.dirname, '..', 'commands', 'db-copy.ts');
  return spawn(process.execPath, ['--import', 'tsx', file], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: location.dataFolder,
      DATABASE_URL: location.databaseUrl,
    },
  });
}

const readText = (stream: ChildProcess['stdout']) => (stream ? text(stream) : '');

async function runCommand(location: DatabaseLocation) {
  const child = startCommand(location);
  const [stdout, stderr, [code]] = await Promise.all([
    readText(child.stdout),
    readText(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, stdout, stderr };
}

describe.runIf(createDatabase)('db-copy', () => {
  const createTarget = async (dataFolder: string) => ({
    dataFolder,
    databaseUrl: await createDatabase?.(),
  });

  test('copies every row, and the server goes on with the copy', async () => {
    const dataFolder = await createShop();
    const location = await createTarget(dataFolder);
    const before = await dump({ dataFolder, databaseUrl: undefined });
    expect(await runCommand(location)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('and compared each of them'),
      stderr: '',
    });
    expect(await dump(location)).toEqual(before);

    const server = await startTestServer({
      dataFolder,
      openDatabase: () => openDatabase(location),
    });
    const product = await (await createCatalogClient(server)).createProduct();
    expect(product.id).toBe((before.sequences.products ?? 0) + 1);
    const { code: secondCode, stderr } = await runCommand(location);
    await server.close();
    expect(secondCode).toBe(1);
    expect(stderr).toContain('in use: stop all servers first');
    expect((await runCommand(location)).stderr).toContain('copy into an empty database');
  });

  test('continues after it was killed; until then, no server starts with the copy', async () => {
    const dataFolder = await createShop();
    const location = await createTarget(dataFolder);
    const before = await dump({ dataFolder, databaseUrl: undefined });
    const child = startCommand(location);
    const exited = once(child, 'exit');
    child.stdout?.on('data', (chunk) => {
      if (String(chunk).includes('contact_messages')) child.kill('SIGKILL');
    });
    expect((await exited)[1]).toBe('SIGKILL');
    await expect(openDatabase(location)).rejects.toThrow('run `npm run db:copy` again');

    // PostgreSQL may need a moment to notice that the client is gone.
    await expect.poll(async () => (await runCommand(location)).code, { timeout: 30_000 }).toBe(0);
    expect(await dump(location)).toEqual(before);
  });

  test('finds rows that changed after it was interrupted, and begins again with --restart', async () => {
    const dataFolder = await createShop();
    const location = await createTarget(dataFolder);
    await expect(copy(dataFolder, location, { onProgress: failInMessages })).rejects.toThrow(
      'Interrupted.',
    );
    const database = await openDatabase({ dataFolder, databaseUrl: undefined });
    await database('contact_messages').where({ id: 1 }).update({ message: 'Walnuts' });
    await database.destroy();
    await expect(copy(dataFolder, location)).rejects.toThrow(
      'The copy differs in the row [1] of contact_messages',
    );
    const counts = await copy(dataFolder, location, { restart: true });
    expect(counts.get('contact_messages')).toBe(messageCount);
    expect(await dump(location)).toEqual(await dump({ dataFolder, databaseUrl: undefined }));
  });

  test('finds a row that only the copy has', async () => {
    const dataFolder = await createShop();
    const location = await createTarget(dataFolder);
    await expect(copy(dataFolder, location, { onProgress: failInMessages })).rejects.toThrow();
    const database = connect(location);
    await database('notes').insert({ name: 'new', value: '' });
    await database.destroy();
    await expect(copy(dataFolder, location)).rejects.toThrow('the number of rows of notes');
  });
});
