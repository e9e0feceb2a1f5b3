import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { openDatabase } from './database/open-database';
import { closeServer, listen } from './server-lifecycle';
import { buildMultipartBody, multipartContentType, photoPart } from './testing/multipart';
import { findUnprivilegedUser } from './testing/postgres-server';
import {
  getBundle,
  newFolder,
  projectFolder,
  runServer,
  startExpectingFailure,
  startServer,
  waitForOrigin,
} from './testing/server-process';
import { createTemporaryFolder } from './testing/temporary-folder';
import { createTestClient } from './testing/test-client';

describe('server startup failure', () => {
  test('prints all config errors at once and exits with 1', async () => {
    const { code, stdout, messages } = await startExpectingFailure({
      PORT: 'x',
      LOG_LEVEL: 'loud',
    });
    expect([code, stdout]).toEqual([1, '']);
    expect(messages).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      expect.stringMatching(/^LOG_LEVEL must be one of .*\.$/),
    ]);
  });

  test('reports a port that is in use', async () => {
    const otherServer = createServer();
    const port = await listen(otherServer, { host: '127.0.0.1', port: 0 });
    const { code, messages } = await startExpectingFailure({
      DATA_DIR: newFolder(),
      PORT: String(port),
    });
    await closeServer(otherServer);
    expect(code).toBe(1);
    expect(messages).toEqual([
      `Port ${port} is in use: stop the process that listens on it, or set PORT to another one.`,
    ]);
  });

  test('reports a data folder that is not writable', async () => {
    const file = join(createTemporaryFolder(), 'file');
    writeFileSync(file, '');
    const { code, messages } = await startExpectingFailure({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(messages).toEqual([expect.stringMatching(/^The data folder .* is not writable/)]);
  });

  test('reports a media folder that is not writable', async () => {
    const file = join(createTemporaryFolder(), 'file');
    writeFileSync(file, '');
    const { code, messages } = await startExpectingFailure({
      DATA_DIR: newFolder(),
      MEDIA_DIR: join(file, 'media'),
    });
    expect(code).toBe(1);
    expect(messages).toEqual([expect.stringMatching(/^The media folder .* is not writable/)]);
  });

  test('reports a data folder locked by another server, and leaves its uploads alone', async () => {
    const folder = createTemporaryFolder();
    await runServer(folder, async (origin) => {
      const upload = join(folder, 'uploads', 'post-1');
      mkdirSync(upload, { recursive: true });
      const { code, messages } = await startExpectingFailure({ DATA_DIR: folder });
      expect(code).toBe(1);
      expect(messages).toEqual([
        `The data folder ${folder} is in use by another server: stop it, or set DATA_DIR to another folder.`,
      ]);
      expect(existsSync(upload)).toBe(true);
      expect((await createTestClient(origin)('/readyz')).status).toBe(200);
    });
  });

  test('reports a database that is newer than the code', async () => {
    const folder = createTemporaryFolder();
    const database = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
    await database('migrations').insert({ name: '9999-later', taken_at: 'later' });
    await database.destroy();
    const { code, messages } = await startExpectingFailure({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(messages).toEqual([expect.stringMatching(/newer than this version.*9999-later/)]);
  });

  test('reports a PostgreSQL that is away', async () => {
    const { code, messages } = await startExpectingFailure({
      DATA_DIR: newFolder(),
      // No server listens there.
      DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop',
    });
    expect(code).toBe(1);
    expect(messages).toEqual([
      'The database at DATABASE_URL cannot be reached: check the URL and that the database is running. (connect ECONNREFUSED 127.0.0.1:9)',
    ]);
  });

  test('reports a file that is not a database', async () => {
    const folder = createTemporaryFolder();
    writeFileSync(join(folder, 'higuera.sqlite3'), 'This is no database at all. '.repeat(100));
    const { code, messages } = await startExpectingFailure({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(messages).toEqual([expect.stringMatching(/^The database in .* cannot be opened/)]);
  });
});

describe('a data folder without write permission', () => {
  // Root may write anywhere.
  const user = findUnprivilegedUser();
  const canReadProject =
    spawnSync(process.execPath, ['-e', `fs.accessSync(${JSON.stringify(projectFolder)})`], {
      ...user,
    }).status === 0;

  /** Outside of the test folder, which only its owner may enter. */
  function createOwnFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'higuera-user-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    if (user) chownSync(folder, user.uid, user.gid);
    chmodSync(getBundle().folder, 0o755);
    return folder;
  }

  test.runIf(canReadProject)('is reported by a start that fails', async () => {
    const folder = createOwnFolder();
    chmodSync(folder, 0o555);
    const { child, stderr } = startServer({ DATA_DIR: folder }, user);
    const [code] = await once(child, 'exit');
    expect([code, await stderr]).toEqual([
      1,
      expect.stringMatching(/^The data folder .* is not writable/),
    ]);
  });

  test.runIf(canReadProject)(
    'makes a running server answer 503 to /readyz and to uploads until it may write again',
    async () => {
      const folder = createOwnFolder();
      const { child } = startServer({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, user);
      const origin = await waitForOrigin(child);
      const sendRequest = createTestClient(origin);
      const send = (path: string, body: string | Buffer, type: string) =>
        sendRequest(path, {
          method: 'POST',
          headers: { Origin: origin, 'Content-Type': type },
          body,
        });
      const sendPhotos = () =>
        send(sendSubmissionPhotos.path, buildMultipartBody(photoPart), multipartContentType);
      expect((await sendPhotos()).status).toBe(201);

      for (const path of [folder, join(folder, 'media'), join(folder, 'uploads')])
        chmodSync(path, 0o555);
      expect((await sendRequest('/readyz')).status).toBe(503);
      const rejected = await sendPhotos();
      expect([rejected.status, rejected.headers['retry-after']]).toEqual([503, '5']);
      expect((await sendRequest('/api/products')).status).toBe(200);

      for (const path of [folder, join(folder, 'media'), join(folder, 'uploads')])
        chmodSync(path, 0o755);
      expect((await sendRequest('/readyz')).status).toBe(200);
      expect((await sendPhotos()).status).toBe(201);
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  );
});
