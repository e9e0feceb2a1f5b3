import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { buildUrl, csrfHeader } from '#contract/core/endpoint';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { uploadMediaFile } from '#contract/media/admin-endpoints';
import { optimizeImage } from '#contract/media/endpoints';
import { getSession, signIn } from '#contract/session/endpoints';
import { setShopSettings } from '#contract/settings/admin-endpoints';
import { getShopSettings } from '#contract/settings/endpoints';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { createMemoryStore } from '../media/mock-provider';
import { mockAdmin } from '../mock-admin';
import { openMockServer } from '../node-server';
import type { Scenario } from '../scenarios';
import { createMemoryCookie } from '../session-cookie';
import { getSqlite } from '../sqlite/node';
import { openMemoryDatabase } from '../sqlite/open-memory-database';
import { minimalJpeg } from '../testing/minimal-jpeg';
import { readSubmissions } from '../testing/test-database';

const origin = 'http://shop.test';
const wasm = await getSqlite();

/** Simulates a page that reloads: each `open` starts a mock server from the saved data. */
function createPage(scenarios: readonly Scenario[] = []) {
  const uploads = createMemoryStore();
  const cookie = createMemoryCookie();
  let saved: Uint8Array | undefined;

  return {
    async open<T>(use: (database: ReturnType<typeof openMockServer>['getDatabase']) => Promise<T>) {
      const bytes = saved;
      const server = openMockServer(scenarios, {
        ...(bytes && { openDatabase: () => openMemoryDatabase(wasm, bytes) }),
        cookie,
        uploads,
        hasSampleSubmissions: true,
        saveDatabase: async (exported) => {
          saved = exported;
        },
      });
      const network = setupServer(...server.handlers);
      network.listen({ onUnhandledRequest: 'error' });
      try {
        return await use(server.getDatabase);
      } finally {
        network.close();
        await server.close();
      }
    },
    readSaved() {
      if (!saved) throw new Error('Nothing was saved.');
      const copy = openMemoryDatabase(wasm, saved);
      onTestFinished(() => copy.database.destroy());
      return copy;
    },
  };
}

const adminHeaders = { [csrfHeader.name]: csrfHeader.value };

const post = (path: string, body: unknown) =>
  fetch(origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...adminHeaders,
    },
    body: JSON.stringify(body),
  });

const message = { name: 'Ana', email: 'ana@example.com', message: 'A board for two.' };

test('the mock server saves a message before responding and restores it after a reload', async () => {
  const page = createPage();
  const before = await page.open(async () => {
    expect((await post(sendContactMessage.path, message)).status).toBe(200);
    return readSubmissions(page.readSaved().run);
  });
  expect(before.messages.at(-1)).toMatchObject(message);
  await page.open(async (database) => {
    expect((await fetch(`${origin}/api/products`)).status).toBe(200);
    expect(readSubmissions(database().run)).toEqual(before);
  });
});

test('the mock server does not refill a restored database', async () => {
  const page = createPage(['long-texts']);
  const rename = (name: string) => ['update products set name = ?', [name]] as const;
  await page.open(async (database) => {
    await fetch(`${origin}/api/products`);
    database().run(...rename('Figs'));
    await post(sendContactMessage.path, message);
  });
  await page.open(async (database) => {
    await fetch(`${origin}/api/products`);
    expect(database().run('select distinct name from products')).toEqual([{ name: 'Figs' }]);
  });
});

test('the mock server restores the shop settings after a reload', async () => {
  const page = createPage(['signed-in']);
  const settings = { ...defaultShopSettings, maxOrdersPerDay: 3, version: 0 };
  await page.open(async () => {
    const saved = await fetch(origin + setShopSettings.path, {
      method: setShopSettings.method,
      headers: { 'Content-Type': 'application/json', ...adminHeaders },
      body: JSON.stringify(settings),
    });
    expect(saved.status).toBe(200);
  });
  await page.open(async () => {
    const restored = await (await fetch(origin + getShopSettings.path)).json();
    expect(restored).toMatchObject({ maxOrdersPerDay: 3, version: 1 });
  });
});

test('the mock server restores the session and uploaded images after a reload', async () => {
  const page = createPage();
  const id = await page.open(async () => {
    expect((await post(signIn.path, mockAdmin)).status).toBe(200);
    const body = new FormData();
    body.set('file', new File([minimalJpeg], 'figs.jpg', { type: 'image/jpeg' }));
    const uploaded = await fetch(origin + uploadMediaFile.path, {
      method: 'POST',
      headers: adminHeaders,
      body,
    });
    expect(uploaded.status).toBe(201);
    return (await uploaded.json()).file.id;
  });
  await page.open(async () => {
    expect((await fetch(origin + getSession.path)).status).toBe(200);
    const image = await fetch(origin + buildUrl(optimizeImage, { params: { id } }));
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(minimalJpeg);
  });
});
