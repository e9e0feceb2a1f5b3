import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { headerImage } from '#contract/settings/schema';
import { asAdministrator } from '../testing/administrator';
import { startShop, type TestShop } from '../testing/shop';

const shops: TestShop[] = [];
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close();
});

/** `undefined` leaves the header image unset. */
async function shopWithHeader(chosen: string | undefined): Promise<TestShop> {
  const shop = await startShop();
  shops.push(shop);
  if (chosen !== undefined) {
    await shop.database('settings').insert({
      name: 'header-image',
      value: chosen,
      updated_at: new Date().toISOString(),
    });
  }
  return shop;
}

const paddleBoard = 'n6tf8vco';
const path = '/api/settings/header-image';

test('PUT /api/settings/header-image stores the time of the server clock', async () => {
  const now = '2026-11-21T19:00:00.000Z';
  const shop = await startShop({ clock: () => new Date(now) });
  shops.push(shop);
  const administrator = await asAdministrator(shop);
  await administrator.send('PUT', path, { publitioId: paddleBoard });
  const setting = await shop.database('settings').where({ name: 'header-image' }).first();
  expect(setting).toMatchObject({ value: paddleBoard, updated_at: now });
});

describe('GET /api/settings/header-image', () => {
  test('answers null when no header image is set', async () => {
    const { sendRequest } = await shopWithHeader(undefined);
    const { status, headers, json } = await sendRequest(path);
    expect([status, json]).toEqual([200, null]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('answers the library image at the documented size and quality', async () => {
    const { sendRequest } = await shopWithHeader(paddleBoard);
    const { json } = await sendRequest(path);
    const url = expect.stringMatching(`^/api/media/optimize/${paddleBoard}\\?v=[0-9a-f]{10}`);
    expect(json).toEqual({
      publitioId: paddleBoard,
      imageUrl: expect.stringMatching(/&width=1200&height=600&crop=fill&quality=90&format=webp$/),
      image: {
        url,
        width: 1600,
        height: 1200,
        color: expect.stringMatching(/^#/),
        alt: { en: expect.stringMatching(/^Paddle board/), es: expect.stringMatching(/^Tabla/) },
      },
      tags: ['header'],
    });
    expect(json).toMatchObject({ imageUrl: url });
  });

  test('answers an imageUrl that serves an immutable WebP', async () => {
    const { sendRequest } = await shopWithHeader(paddleBoard);
    const { imageUrl } = v.parse(headerImage, (await sendRequest(path)).json);
    const { status, headers } = await sendRequest(imageUrl);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toContain('immutable');
  });

  test('answers null when the file was deleted', async () => {
    const { sendRequest, database } = await shopWithHeader(paddleBoard);
    await database('media_files').where({ id: paddleBoard }).del();
    expect((await sendRequest(path)).json).toBeNull();
  });

  test('answers null when the file is private', async () => {
    const { sendRequest, database } = await shopWithHeader(paddleBoard);
    await database('media_files').where({ id: paddleBoard }).update({ privacy: 'private' });
    expect((await sendRequest(path)).json).toBeNull();
  });

  test('is cached until the cache version changes', async () => {
    const { sendRequest, database, cacheVersion } = await shopWithHeader(paddleBoard);
    await sendRequest(path);
    await database('settings').del();
    expect((await sendRequest(path)).json).not.toBeNull();
    cacheVersion.changed();
    expect((await sendRequest(path)).json).toBeNull();
  });
});
