import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { isBuiltin } from 'node:module';
import { connect, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { business } from '#contract/business';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { ensureDataFolder } from './data-folder';
import { openDatabase } from './database/open-database';
import { closeServer, listen } from './server-lifecycle';
import { createAdminClient, testAdmin } from './testing/admin-client';
import { createDeferred } from './testing/deferred';
import {
  getBundle,
  newFolder,
  projectFolder,
  runServer,
  startServer,
  waitForOrigin,
} from './testing/server-process';
import { startSmtpServer } from './testing/smtp/smtp-server';
import { createTestClient } from './testing/test-client';
import { firefoxUserAgent } from './testing/visits';

describe('the server bundle', () => {
  /** Loaded by Knex, by name. */
  const databaseDrivers = ['pg', 'sqlite3'];

  const toPackageName = (source: string) => /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source;

  test('imports all dependencies and no other packages, so the others can be devDependencies', () => {
    const { dependencies } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
    const { chunks } = getBundle();
    const fileNames = new Set(chunks.map(({ fileName }) => fileName));
    const imports = chunks
      .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
      .filter((source) => !fileNames.has(source) && !isBuiltin(source));
    expect([...new Set([...imports.map(toPackageName), ...databaseDrivers])].toSorted()).toEqual(
      Object.keys(dependencies).toSorted(),
    );
  });

  /** Chunks and packages that are loaded before the entry runs; `withDynamic` adds those that it may load later. */
  function listImports(entry: string, { withDynamic = false } = {}): Set<string> {
    const files = new Set([entry]);
    for (const fileName of files) {
      const chunk = getBundle().chunks.find((candidate) => candidate.fileName === fileName);
      for (const imported of chunk?.imports ?? []) files.add(imported);
      if (withDynamic) for (const imported of chunk?.dynamicImports ?? []) files.add(imported);
    }
    return files;
  }

  test.each(['@aws-sdk/client-s3', 'prom-client'])('loads %s only where it is used', (name) => {
    const { chunks } = getBundle();
    const hasPackage = ({ moduleIds }: Rolldown.OutputChunk) =>
      moduleIds.some((id) => id.includes(`/node_modules/${name}/`));
    const initial = listImports('server.js');
    expect(chunks.filter(hasPackage).map(({ fileName }) => fileName)).not.toEqual([]);
    expect(chunks.filter((chunk) => initial.has(chunk.fileName) && hasPackage(chunk))).toEqual([]);
  });

  test('decodes images only in a process of its own', () => {
    expect(listImports('image-worker.js')).toContain('sharp');
    expect(listImports('server.js', { withDynamic: true })).not.toContain('sharp');
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

test('a started server prerenders the first images of its pages as AVIF before anyone requests one', async () => {
  const folder = newFolder();
  const result = await runServer(folder, async () => {
    await expect.poll(() => listImageTypes(folder), { timeout: 20_000 }).toContain('ftypavif');
  });
  expect(result.code).toBe(0);
  expect(result.stderr).not.toContain('prerendered');
});

/** The `ftyp` boxes of rendered files (ISO/IEC 14496-12). */
const listImageTypes = (folder: string): string[] => {
  const renditions = join(folder, 'renditions');
  const files = existsSync(renditions)
    ? readdirSync(renditions, { recursive: true, withFileTypes: true })
    : [];
  return files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name)).toString('latin1', 4, 12));
};

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
  const { child } = startServer({ DATA_DIR: folder });
  await waitForOrigin(child);
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  expect(await runServer(folder, async () => undefined)).toMatchObject({ code: 0, stderr: '' });
});

test('GET /readyz answers 503 after SIGTERM while the server still listens', async () => {
  const { child } = startServer({ DATA_DIR: newFolder() });
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
  const { child } = startServer({
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
