import * as fakeIndexedDb from 'fake-indexeddb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildUrl, csrfHeader } from '#contract/core/endpoint';
import { listContactMessages } from '#contract/inbox/admin-endpoints';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { getSession, signIn } from '#contract/session/endpoints';
import { getShopSettings } from '#contract/settings/endpoints';
import { passthroughImageProcessor } from '../media/passthrough-image-processor';
import { mockAdmin } from '../mock-admin';
import { getSqlite } from '../sqlite/node';
import { minimalJpeg } from '../testing/minimal-jpeg';
import { createDemoServer, type DemoServer } from './demo-server';

beforeEach(() => {
  for (const [name, value] of Object.entries(fakeIndexedDb)) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  }
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
  onTestFinished(() => void vi.unstubAllGlobals());
});

const onSaveError = vi.fn();

const origin = 'https://host.test';

/** Simulates a worker: a new one starts from what the last one saved. */
const startWorker = (name = `${origin}/la-higuera/`): DemoServer =>
  createDemoServer({
    name,
    loadSqlite: getSqlite,
    readDemoImage: async () => undefined,
    images: passthroughImageProcessor,
    onSaveError,
  });

const post = (path: string, body: object, headers: HeadersInit = {}) =>
  new Request(origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [csrfHeader.name]: csrfHeader.value,
      ...headers,
    },
    body: JSON.stringify(body),
  });

const get = (path: string) => new Request(origin + path);

const sendMessage = (server: DemoServer) =>
  server.respond(
    post(
      sendContactMessage.path,
      { name: 'Rosa', email: 'rosa@correo.mx', message: 'Do you have figs?', language: 'en' },
      { 'Idempotency-Key': crypto.randomUUID() },
    ),
  );

async function listMessages(server: DemoServer): Promise<string> {
  const response = await server.respond(get(buildUrl(listContactMessages, { query: {} })));
  return response.text();
}

const createUpload = () => {
  const body = new FormData();
  body.set('title', 'Figs');
  body.set('file', new File([minimalJpeg], 'figs.jpg', { type: 'image/jpeg' }));
  return new Request(origin + uploadMediaFile.path, {
    method: 'POST',
    headers: { [csrfHeader.name]: csrfHeader.value },
    body,
  });
};

test('the demo keeps messages and the session when the worker is stopped', async () => {
  const first = startWorker();
  expect((await sendMessage(first)).status).toBe(200);
  expect((await first.respond(post(signIn.path, mockAdmin))).status).toBe(200);
  const next = startWorker();
  expect((await next.respond(get(getSession.path))).status).toBe(200);
  expect(await listMessages(next)).toContain('Do you have figs?');
});

test('the demo starts over with the data of a first visit, signed out', async () => {
  const server = startWorker();
  await sendMessage(server);
  await server.respond(post(signIn.path, mockAdmin));
  await server.startOver();
  expect((await server.respond(get(buildUrl(listContactMessages, { query: {} })))).status).toBe(
    401,
  );
  await server.respond(post(signIn.path, mockAdmin));
  expect(await listMessages(server)).not.toContain('Do you have figs?');
});

test('demos in other folders of the host have their own data', async () => {
  await startWorker().respond(post(signIn.path, mockAdmin));
  const other = startWorker(`${origin}/other/`);
  expect(await (await other.respond(get(getSession.path))).json()).toEqual(
    await (await startWorker(`${origin}/third/`).respond(get(getSession.path))).json(),
  );
});

test('the demo promises no e-mail', async () => {
  const settings = await (await startWorker().respond(get(getShopSettings.path))).json();
  expect(settings).toMatchObject({ canSendEmail: false });
});

test('a device without room is reported, and refuses uploads like a full disk', async () => {
  const server = startWorker();
  await server.respond(post(signIn.path, mockAdmin));
  const put = vi.spyOn(fakeIndexedDb.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    put.mockRestore();
    log.mockRestore();
  });
  expect((await server.respond(createUpload())).status).toBe(507);
  await sendMessage(server);
  expect(onSaveError).toHaveBeenCalled();
});
