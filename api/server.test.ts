import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { isBuiltin } from 'node:module';
import { connect, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { business } from '#contract/business';
import { sendContactMessage, sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { ensureDataFolder } from './data-folder';
import { openDatabase } from './database/open-database';
import { closeServer, listen } from './server-lifecycle';
import { createAdminClient, testAdmin } from './testing/admin-client';
import { createDeferred } from './testing/deferred';
import { buildMultipartBody, multipartContentType, photoPart } from './testing/multipart';
import { findUnprivilegedUser } from './testing/postgres-server';
import { startSmtpServer } from './testing/smtp/smtp-server';
import { createTemporaryFolder } from './testing/temporary-folder';
import { createTestClient } from './testing/test-client';
import { firefoxUserAgent } from './testing/visits';

// Child processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = join(import.meta.dirname, '..');
/** The production build, inside node_modules/.cache so that it resolves its dependencies. */
let bundle = '';
let chunks: readonly Rolldown.OutputChunk[] = [];
beforeAll(async () => {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  bundle = mkdtempSync(join(cache, 'server-test-'));
  const configFile = join(root, 'api', 'vite.config.ts');
  const output = await build({
    configFile,
    logLevel: 'warn',
    build: { outDir: join(bundle, 'api') },
  });
  if (!('output' in output)) throw new Error('The build has no single output.');
  chunks = output.output.filter((file) => file.type === 'chunk');
});

afterAll(() => rmSync(bundle, { recursive: true }));

interface StartedServer {
  readonly child: ChildProcess;
  readonly stdout: Promise<string>;
  readonly stderr: Promise<string>;
}

/** Starts the server as a child process with only these settings. */
function start(
  settings: Readonly<Record<string, string>>,
  user?: { readonly uid: number; readonly gid: number },
): StartedServer {
  const child = spawn(process.execPath, [join(bundle, 'api', 'server.js')], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...settings },
    ...user,
  });
  return { child, stdout: text(child.stdout), stderr: text(child.stderr) };
}

async function startExpectingFailure(settings: Readonly<Record<string, string>>) {
  const { child, stdout, stderr } = start(settings);
  const [code] = await once(child, 'exit');
  return { code, stdout: await stdout, messages: (await stderr).trim().split('\n') };
}

const waitForOrigin = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const url = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error('The server did not start.')));
  });

/** Starts a server, calls `exerciseServer`, stops it with SIGTERM and resolves to its output. */
async function runServer(
  folder: string,
  exerciseServer: (origin: string) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
) {
  const { child, stdout, stderr } = start({ DATA_DIR: folder, ...settings });
  const origin = await waitForOrigin(child);
  await exerciseServer(origin);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await exited;
  return { code, output: await stdout, stderr: await stderr };
}

const newFolder = (): string => join(createTemporaryFolder(), 'data');

describe('the server bundle', () => {
  /** Loaded by Knex, by name. */
  const databaseDrivers = ['pg', 'sqlite3'];

  const toPackageName = (source: string) => /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source;

  test('imports all dependencies and no other packages, so the others can be devDependencies', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const fileNames = new Set(chunks.map(({ fileName }) => fileName));
    const imports = chunks
      .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
      .filter((source) => !fileNames.has(source) && !isBuiltin(source));
    expect([...new Set([...imports.map(toPackageName), ...databaseDrivers])].toSorted()).toEqual(
      Object.keys(dependencies).toSorted(),
    );
  });

  test.each(['@aws-sdk/client-s3', 'prom-client'])('loads %s only where it is used', (name) => {
    const hasPackage = ({ moduleIds }: Rolldown.OutputChunk) =>
      moduleIds.some((id) => id.includes(`/node_modules/${name}/`));
    const initial = new Set(['server.js']);
    for (const fileName of initial) {
      const chunk = chunks.find((candidate) => candidate.fileName === fileName);
      for (const imported of chunk?.imports ?? []) initial.add(imported);
    }
    expect(chunks.filter(hasPackage).map(({ fileName }) => fileName)).not.toEqual([]);
    expect(chunks.filter((chunk) => initial.has(chunk.fileName) && hasPackage(chunk))).toEqual([]);
  });
});

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

test('first server start loads demo data, prints the admin password once, and stops on SIGTERM', async () => {
  const folder = newFolder();
  const first = await runServer(folder, async (origin) => {
    const sendRequest = createTestClient(origin);
    expect((await sendRequest('/readyz')).status).toBe(200);
    const headers = { 'User-Agent': firefoxUserAgent };
    expect((await sendRequest('/api/featured-products', { headers })).json).not.toEqual([]);
  });
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.output).toMatch(/Sign in at \S+\/admin as admin with the password [\w-]{16} /);

  // A visit right before shutdown is still counted.
  const database = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
  expect(await database('visitors')).toHaveLength(1);
  await database.destroy();

  const partialUpload = join(folder, 'uploads', 'post-1');
  mkdirSync(partialUpload, { recursive: true });
  const second = await runServer(folder, async (origin) => {
    expect((await createTestClient(origin)('/readyz')).status).toBe(200);
    expect(existsSync(partialUpload)).toBe(false);
  });
  expect(second).toMatchObject({ code: 0, stderr: '' });
  expect(second.output).toMatch(/Sign in at \S+\/admin as admin\.$/m);
  expect(second.output).not.toContain('password');
});

describe('server with SMTP_URL', () => {
  const message = JSON.stringify({
    name: 'Ana',
    email: 'ana@example.com',
    message: 'A board for twelve.',
  });

  /** `SMTP_URL` needs a public origin, so the port has to be known. */
  async function buildSettings(smtpUrl: string) {
    const server = createServer();
    const port = await listen(server, { host: '127.0.0.1', port: 0 });
    await closeServer(server);
    return { PORT: String(port), PUBLIC_ORIGIN: `http://localhost:${port}`, SMTP_URL: smtpUrl };
  }

  const sendMessage = (origin: string) =>
    createTestClient(origin)(sendContactMessage.path, {
      method: 'POST',
      headers: {
        Origin: origin.replace('127.0.0.1', 'localhost'),
        'Content-Type': 'application/json',
        'Content-Length': String(message.length),
      },
      body: message,
    });

  test('mails a message to the shop, and logs neither the sender nor the password', async () => {
    const smtp = await startSmtpServer();
    const settings = {
      ...(await buildSettings(smtp.url.replace('//', '//elena:top-secret@'))),
      MAIL_FROM: 'Shop <shop@shop.example>',
      LOG_LEVEL: 'info',
    };
    const { code, stderr } = await runServer(
      newFolder(),
      async (origin) => {
        expect((await sendMessage(origin)).status).toBe(200);
        await expect.poll(() => smtp.received.length).toBe(1);
      },
      settings,
    );
    await smtp.stop();
    expect(code).toBe(0);
    expect(smtp.received[0]).toMatchObject({
      recipients: [business.email],
      headers: { from: 'Shop <shop@shop.example>', 'reply-to': 'ana@example.com' },
    });
    expect(stderr).not.toMatch(/ana@|top-secret/);
  });

  test('stops on SIGTERM while the mail server does not respond', async () => {
    const connected = createDeferred();
    const sockets: Socket[] = [];
    const silent = createTcpServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      connected.release();
    });
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address();
        resolve(address !== null && typeof address === 'object' ? address.port : 0);
      });
    });
    const settings = await buildSettings(`smtp://127.0.0.1:${port}`);
    const { code } = await runServer(
      newFolder(),
      async (origin) => {
        await sendMessage(origin);
        await connected.promise;
      },
      settings,
    );
    for (const socket of sockets) socket.destroy();
    silent.close();
    expect(code).toBe(0);
  });
});

test('the server counts requests and statements with METRICS_TOKEN, and logs without secrets', async () => {
  const settings = { METRICS_TOKEN: 'top-secret-of-prometheus', LOG_LEVEL: 'info' };
  const { stderr } = await runServer(
    newFolder(),
    async (origin) => {
      const sendRequest = createTestClient(origin);
      await sendRequest('/api/products?q=top-secret');
      const headers = { Authorization: `Bearer ${settings.METRICS_TOKEN}` };
      const response = await sendRequest('/metrics', { headers });
      expect(response.status).toBe(200);
      expect(response.text).toMatch(/^higuera_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
      expect(response.text).toMatch(
        /_statement_duration_seconds_count\{statement="select"\} [1-9]/,
      );
    },
    settings,
  );
  const paths = stderr.split('\n').map((line) => /"path":"([^"]*)"/.exec(line)?.[1]);
  expect(paths.filter((path) => path !== undefined)).toEqual(['/api/products', '/metrics']);
  expect(stderr).not.toContain('top-secret');
});

test('server start with a lost database loads no demo data and logs a warning', async () => {
  const folder = newFolder();
  await runServer(folder, async () => undefined);
  for (const name of readdirSync(folder).filter((file) => file.startsWith('higuera.sqlite3'))) {
    rmSync(join(folder, name));
  }
  const { code, stderr } = await runServer(folder, async (origin) => {
    expect((await createTestClient(origin)('/api/products')).json).toEqual([]);
  });
  expect(code).toBe(0);
  expect(stderr).toContain(`There are no products, and ${folder} existed before this start.`);
});

test('server start loads the demo data when the first start was interrupted', async () => {
  const folder = newFolder();
  await ensureDataFolder(folder);
  const { stderr } = await runServer(folder, async (origin) => {
    expect((await createTestClient(origin)('/api/products')).json).not.toEqual([]);
  });
  expect(stderr).toBe('');
});

test('lockDataFolder is released when the server is killed', async () => {
  const folder = newFolder();
  const { child } = start({ DATA_DIR: folder });
  await waitForOrigin(child);
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  expect(await runServer(folder, async () => undefined)).toMatchObject({ code: 0, stderr: '' });
});

test('GET /readyz answers 503 after SIGTERM while the server still listens', async () => {
  const { child } = start({ DATA_DIR: newFolder() });
  const sendRequest = createTestClient(await waitForOrigin(child));
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(async () => (await sendRequest('/readyz')).status, { interval: 20 }).toBe(503);
  const { status, headers } = await sendRequest('/healthz');
  expect([status, headers.connection]).toEqual([200, 'close']);
  expect((await exited)[0]).toBe(0);
});

const getResidentMegabytes = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Requests a path and reads only the first bytes of the response. */
async function requestWithoutReading(origin: string, path: string): Promise<Socket> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

test('64 slow downloads take less than 50 MB of memory, and the 65th of a network answers 503', async () => {
  const { username, password } = testAdmin;
  const { child } = start({
    DATA_DIR: newFolder(),
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: password,
  });
  const origin = await waitForOrigin(child);
  const sendRequest = createTestClient(origin);
  // Random noise does not compress.
  const raw = { width: 1800, height: 1800, channels: 3 } as const;
  const pixels = randomBytes(raw.width * raw.height * raw.channels);
  const image = await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer();
  const form = new FormData();
  form.set('title', 'Noise');
  form.set('file', new File([new Uint8Array(image)], 'noise.png', { type: 'image/png' }));
  const { sendForm } = await createAdminClient({ origin, sendRequest });
  const { json } = await sendForm('POST', '/api/media/files/upload', form);
  const path = `/api/media/files/${(json as { file: { id: string } }).file.id}/download`;
  const { bytes } = await sendRequest(path);
  expect(bytes.length).toBeGreaterThan(9_000_000);

  const before = getResidentMegabytes(child);
  const sockets: Socket[] = [];
  // Sequentially, or they would share what is read for the first.
  while (sockets.length < 64) sockets.push(await requestWithoutReading(origin, path));
  expect(getResidentMegabytes(child) - before).toBeLessThan(50);
  const { status, headers } = await sendRequest(path);
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await sendRequest(path)).status, { interval: 50 }).toBe(200);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
});

describe('a data folder without write permission', () => {
  // Root may write anywhere.
  const user = findUnprivilegedUser();
  const canReadProject =
    spawnSync(process.execPath, ['-e', `fs.accessSync(${JSON.stringify(root)})`], { ...user })
      .status === 0;

  /** Outside of the test folder, which only its owner may enter. */
  function createOwnFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'higuera-user-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    if (user) chownSync(folder, user.uid, user.gid);
    chmodSync(bundle, 0o755);
    return folder;
  }

  test.runIf(canReadProject)('is reported by a start that fails', async () => {
    const folder = createOwnFolder();
    chmodSync(folder, 0o555);
    const { child, stderr } = start({ DATA_DIR: folder }, user);
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
      const { child } = start({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, user);
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
