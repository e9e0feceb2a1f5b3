import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAdminStore } from '../accounts/admin-store';
import { argon2Hasher } from '../accounts/argon2-hasher';
import { openDatabase } from '../database/open-database';
import { dumpShop } from '../testing/dump-shop';
import { insertSmallShop } from '../testing/small-shop';
import { createTemporaryFolder } from '../testing/temporary-folder';

// Child processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = join(import.meta.dirname, '..', '..');
/** The production build, inside node_modules/.cache so that it resolves its dependencies. */
let bundle = '';
beforeAll(async () => {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  bundle = mkdtempSync(join(cache, 'commands-test-'));
  const configFile = join(root, 'api', 'vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir: join(bundle, 'api') } });
});
afterAll(() => rmSync(bundle, { recursive: true }));

type Settings = Readonly<Record<string, string>>;

const getEnvironment = (settings: Settings) => ({ PATH: process.env.PATH, ...settings });

const execute = promisify(execFile);
/** Rejects with `code`, `stdout` and `stderr` unless the command exits with 0. */
const run = (name: string, args: readonly string[], settings: Settings) =>
  execute(process.execPath, [join(bundle, 'api', `${name}.js`), ...args], {
    cwd: createTemporaryFolder(),
    env: getEnvironment(settings),
  });

async function startServer(settings: Settings) {
  const child = spawn(process.execPath, [join(bundle, 'api', 'server.js')], {
    cwd: root,
    env: getEnvironment({ PORT: '0', LOG_LEVEL: 'error', ...settings }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('backup and restore bring back a data folder that was lost under a running server', async () => {
  const location = await insertSmallShop();
  const { dataFolder } = location;
  const settings = { DATA_DIR: dataFolder, BACKUP_PASSPHRASE: 'figs, walnuts and honey' };
  const server = await startServer(settings);
  const to = createTemporaryFolder();
  const { stdout } = await run('backup', ['--to', to, '--keep-days', '3'], settings);
  expect(stdout).toMatch(/rows and 1 originals in 0\.\d MB, written and checked\.\n$/);
  const [name = ''] = readdirSync(to);
  const file = join(to, name);
  await expect(run('restore', [file, '--force'], settings)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('in use by another server'),
  });
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
  const database = await openDatabase(location);
  const before = await dumpShop(database, location.mediaFolder);
  await database.destroy();
  rmSync(dataFolder, { recursive: true });

  const wrong = { ...settings, BACKUP_PASSPHRASE: 'figs, walnuts and jam' };
  await expect(run('restore', [file], wrong)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^The passphrase does not open this backup/),
  });
  const passphraseFile = join(createTemporaryFolder(), 'passphrase');
  writeFileSync(passphraseFile, `${settings.BACKUP_PASSPHRASE}\n`);
  const { stdout: restored } = await run('restore', [file, '--passphrase-file', passphraseFile], {
    DATA_DIR: dataFolder,
  });
  expect(restored).toContain('all compared. The server can start.');
  const restoredDatabase = await openDatabase(location);
  expect(await dumpShop(restoredDatabase, location.mediaFolder)).toEqual(before);
  await restoredDatabase.destroy();
});

test.each([
  ['backup', ['--to'], 'Usage: npm run backup'],
  ['backup', ['--keep-days', 'all'], 'take whole numbers'],
  ['restore', [], 'Usage: npm run restore'],
  ['admin-password', ['--unknown'], 'Usage: npm run admin:password'],
])('%s with the options %j says how to use it', async (name, args, expected) => {
  await expect(run(name, args, { DATA_DIR: createTemporaryFolder() })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(expected),
  });
});

test('admin-password sets the password that it reads, and removes the second factor', async () => {
  const location = { dataFolder: createTemporaryFolder(), databaseUrl: undefined };
  const settings = { DATA_DIR: location.dataFolder };
  const password = 'figs, walnuts and honey';
  const database = await openDatabase(location);
  const store = createAdminStore(database);
  await store.insert({ username: 'ana', passwordHash: '', createdAt: '2026-05-01T18:00:00.000Z' });
  await database('administrators').update({ second_factor_secret: 'JBSWY3DPEHPK3PXP' });

  const changing = run('admin-password', [], settings);
  changing.child.stdin?.end(`${password}\n`);
  expect((await changing).stdout).toBe('ana has a new password.\n');
  const { stdout } = await run('admin-password', ['ana', '--remove-second-factor'], settings);
  expect(stdout).toBe('ana signs in with the password alone now.\n');

  const admin = await store.findByUsername('ana');
  expect(admin?.secondFactorSecret).toBeNull();
  expect(await argon2Hasher.verify(admin?.passwordHash ?? '', password)).toBe(true);
  await database.destroy();
});
