import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockDataFolder, type ShopLocation } from '../data-folder';
import { openSqlite } from '../database/connect';
import { migrate } from '../database/migrate';
import { migrations } from '../database/migrations/index';
import { openDatabase } from '../database/open-database';
import { dumpShop } from '../testing/dump-shop';
import { insertSmallShop } from '../testing/small-shop';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createBackup } from './create-backup';
import { readLastBackup } from './last-backup';
import { restoreBackup } from './restore-backup';

const clock = () => new Date('2026-11-26T12:00:00.000Z');
const createLocation = (
  dataFolder: string,
  mediaFolder = join(dataFolder, 'media'),
): ShopLocation => ({
  dataFolder,
  mediaFolder,
  databaseUrl: undefined,
});
const emptyFolder = () => createLocation(join(createTemporaryFolder(), 'data'));

const backUp = (location: ShopLocation) =>
  createBackup({ location, folder: createTemporaryFolder(), clock });

const restore = (path: string, location: ShopLocation, force = false) =>
  restoreBackup({ location, file: { path, passphrase: undefined }, force, clock });

async function dump(location: ShopLocation) {
  const database = await openDatabase(location);
  const dumped = await dumpShop(database, location.mediaFolder);
  await database.destroy();
  return dumped;
}

describe('restoreBackup', () => {
  test('refuses a folder with data, and with --force moves it aside', async () => {
    const { path } = await backUp(await insertSmallShop());
    const location = await insertSmallShop();
    const before = await dump(location);
    await expect(restore(path, location)).rejects.toThrow('has data: add --force');
    expect(await dump(location)).toEqual(before);

    const { replacedFolders } = await restore(path, location, true);
    expect(await dump(location)).not.toEqual(before);
    const [dataFolder = '', mediaFolder = ''] = replacedFolders;
    expect(await dump(createLocation(dataFolder, mediaFolder))).toEqual(before);
  });

  test('brings back originals outside the data folder', async () => {
    const mediaFolder = join(createTemporaryFolder(), 'originals');
    const location = await insertSmallShop(createTemporaryFolder(), mediaFolder);
    const before = await dump(location);
    const { path, manifest } = await backUp(location);
    expect(manifest.missingFiles).toEqual([]);
    rmSync(location.dataFolder, { recursive: true });
    rmSync(mediaFolder, { recursive: true });

    await restore(path, location);
    expect(await dump(location)).toEqual(before);
    expect(readdirSync(mediaFolder)).toEqual(Object.keys(before.originals));
  });

  test('refuses a media folder with originals, and with --force moves only these aside', async () => {
    const { path } = await backUp(await insertSmallShop());
    const mediaFolder = createTemporaryFolder();
    // As at the top of a volume.
    mkdirSync(join(mediaFolder, 'lost+found'));
    const { dataFolder } = await insertSmallShop(createTemporaryFolder(), mediaFolder);
    const { originals } = await dump(createLocation(dataFolder, mediaFolder));
    const location = createLocation(join(createTemporaryFolder(), 'data'), mediaFolder);
    await expect(restore(path, location)).rejects.toThrow(`${mediaFolder} has data: add --force`);

    const { replacedFolders } = await restore(path, location, true);
    const replacedFolder = join(mediaFolder, 'before-restore-20261126T120000.000Z');
    expect(replacedFolders).toEqual([replacedFolder]);
    expect(readdirSync(replacedFolder)).toEqual(Object.keys(originals));
    expect(readdirSync(mediaFolder)).toContain('lost+found');
    expect(Object.keys((await dump(location)).originals)).toHaveLength(1);
  });

  test('refuses a media folder that it cannot write into, with nothing changed', async () => {
    const { path } = await backUp(await insertSmallShop());
    const { dataFolder, ...location } = emptyFolder();
    const mediaFolder = join(createTemporaryFolder(), 'file');
    writeFileSync(mediaFolder, '');
    await expect(restore(path, { ...location, dataFolder, mediaFolder })).rejects.toThrow(
      `The media folder ${mediaFolder} is not writable`,
    );
    expect(readdirSync(dataFolder)).toEqual([]);
  });

  test('refuses a folder that a server uses', async () => {
    const { path } = await backUp(await insertSmallShop());
    const location = await insertSmallShop();
    const lock = await lockDataFolder(location.dataFolder);
    await expect(restore(path, location, true)).rejects.toThrow('in use by another server');
    await lock.release();
  });

  test('migrates a backup of an older version, and refuses one of a newer version', async () => {
    const old = emptyFolder();
    mkdirSync(old.dataFolder);
    const database = openSqlite(join(old.dataFolder, 'higuera.sqlite3'));
    const isOld = ({ name }: { readonly name: string }) => name < '0010';
    await migrate(database, migrations.filter(isOld));
    await database('media_folders').insert({ id: 'a', name: 'Bodas', created_at: '' });
    await database.destroy();
    const { path, manifest } = await backUp(old);
    expect(manifest.migrations).toHaveLength(9);
    const location = emptyFolder();
    await restore(path, location);
    const { rows } = await dump(location);
    expect(rows.media_folders?.[0]).toContain('"name_key","bodas"');

    await expect(
      restoreBackup({
        location: emptyFolder(),
        file: { path, passphrase: undefined },
        force: false,
        clock,
        migrations: migrations.filter(isOld).slice(1),
      }),
    ).rejects.toThrow('A newer version made this backup (it has 0001-shop)');
    const newer = await insertSmallShop();
    const newerDatabase = await openDatabase(newer);
    await newerDatabase('migrations').insert({ name: '9999-new', taken_at: '' });
    await newerDatabase.destroy();
    await expect(backUp(newer)).rejects.toThrow('9999-new');
  });

  test('lets no server start in a folder where it was interrupted, and can be repeated', async () => {
    const { path } = await backUp(await insertSmallShop());
    const location = await insertSmallShop();
    writeFileSync(join(location.dataFolder, 'unfinished-restore'), '');
    await expect(openDatabase(location)).rejects.toThrow('run `npm run restore` again');
    await expect(backUp(location)).rejects.toThrow('run `npm run restore` again');
    await restore(path, location);
    const database = await openDatabase(location);
    await database.destroy();
    expect(readdirSync(location.dataFolder).sort()).toEqual([
      'before-restore-20261126T120000.000Z',
      'higuera.sqlite3',
      'lock.sqlite3',
      'media',
    ]);
  });

  test('lets no server start in a new folder when it failed halfway, and can be repeated', async () => {
    const { path } = await backUp(await insertSmallShop());
    const location = emptyFolder();
    const broken = {
      name: '9999-broken',
      up: () => Promise.reject(new Error('The disk is full.')),
    };
    const restored = restoreBackup({
      location,
      file: { path, passphrase: undefined },
      force: false,
      clock,
      migrations: [...migrations, broken],
    });
    await expect(restored).rejects.toThrow('The disk is full.');
    await expect(openDatabase(location)).rejects.toThrow('run `npm run restore` again');
    await restore(path, location);
    await (await openDatabase(location)).destroy();
  });

  test('lets a server that starts in a new folder add no demo data', async () => {
    const { path } = await backUp(await insertSmallShop());
    const location = emptyFolder();
    await restore(path, location);
    expect(existsSync(join(location.dataFolder, 'new'))).toBe(false);
  });
});

describe('createBackup', () => {
  test('names originals that are missing, and backs up the rest', async () => {
    const location = await insertSmallShop();
    const [name = ''] = readdirSync(join(location.dataFolder, 'media'));
    rmSync(join(location.dataFolder, 'media', name));
    const { path, manifest } = await backUp(location);
    expect(manifest).toMatchObject({ missingFiles: [name], deletedFiles: [] });
    const restored = emptyFolder();
    await restore(path, restored);
    expect((await dump(restored)).rows.media_files).toHaveLength(1);
  });

  test('refuses a folder without a database, and creates none', async () => {
    const location = emptyFolder();
    mkdirSync(location.dataFolder);
    await expect(backUp(location)).rejects.toThrow('There is no database');
    expect(readdirSync(location.dataFolder)).toEqual([]);
  });

  test('names the backup that it wrote when the data folder cannot say so', async () => {
    const location = await insertSmallShop();
    const folder = createTemporaryFolder();
    mkdirSync(join(location.dataFolder, 'last-backup.json'));
    await expect(createBackup({ location, folder, clock })).rejects.toThrow(
      `la-higuera-20261126T120000.000Z.tar is complete, but its time could not be written into ${location.dataFolder}`,
    );
    expect(readdirSync(folder)).toEqual(['la-higuera-20261126T120000.000Z.tar']);
  });

  test('leaves no partial file after an error', async () => {
    const location = await insertSmallShop();
    const folder = createTemporaryFolder();
    const database = await openDatabase(location);
    await database.schema.dropTable('restock_requests');
    await database.destroy();
    await expect(createBackup({ location, folder, clock })).rejects.toThrow('restock_requests');
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('readLastBackup() reads what the last backup wrote; undefined before, and for a broken record', async () => {
  const location = await insertSmallShop();
  expect(await readLastBackup(location.dataFolder)).toBeUndefined();
  const { bytes } = await backUp(location);
  expect(await readLastBackup(location.dataFolder)).toEqual({
    finishedAt: clock().toISOString(),
    bytes,
    fileName: 'la-higuera-20261126T120000.000Z.tar',
  });
  writeFileSync(join(location.dataFolder, 'last-backup.json'), '{');
  expect(await readLastBackup(location.dataFolder)).toBeUndefined();
});
