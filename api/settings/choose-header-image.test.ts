import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { headerImageRule } from '#contract/settings/messages';
import { demoImages } from '#demo/photographs';
import { asAdministrator } from '../testing/administrator';
import { closePaintedShops, startPaintedShop } from '../testing/painted-shop';

const shop = await startPaintedShop();
afterAll(closePaintedShops);
const administrator = await asAdministrator(shop);
const { sendRequest, origin, database } = shop;

const path = '/api/settings/header-image';
const [board = '', table = ''] = demoImages.map(({ id }) => id);

const choose = (publitioId: unknown, language?: string) =>
  administrator.send('PUT', path, { publitioId, language });

async function onHomePage(): Promise<string | undefined> {
  const { text } = await sendRequest('/');
  return / under (\w+)<\/main>/.exec(text)?.[1];
}

const makePrivate = (id: string, privacy = 'private') =>
  administrator.send('PUT', `/api/media/files/${id}`, { privacy });

beforeEach(async () => {
  await choose(null);
});

describe('PUT /api/settings/header-image', () => {
  test('answers the image and shows it at once on the home page', async () => {
    expect([(await sendRequest(path)).json, await onHomePage()]).toEqual([null, undefined]);
    const { status, json, headers } = await choose(board);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(json).toMatchObject({ publitioId: board, imageUrl: expect.stringContaining(board) });
    expect((await sendRequest(path)).json).toEqual(json);
    expect(await onHomePage()).toBe(board);
  });

  test('replaces the previous header image', async () => {
    await choose(board);
    await choose(table);
    expect(await onHomePage()).toBe(table);
    expect((await sendRequest(path)).json).toMatchObject({ publitioId: table });
    expect(await database('settings').where({ name: 'header-image' })).toHaveLength(1);
  });

  test('clears the header image with null, idempotently', async () => {
    await choose(board);
    for (const { status, text } of [await choose(null), await choose(null)]) {
      expect([status, text]).toEqual([200, 'null']);
    }
    expect([(await sendRequest(path)).json, await onHomePage()]).toEqual([null, undefined]);
  });

  test('makes the file in use: DELETE needs force=1 and clears the header image', async () => {
    const [, , gone = ''] = demoImages.map(({ id }) => id);
    await choose(gone);
    const file = `/api/media/files/${gone}`;
    const rejected = await administrator.send('DELETE', file);
    expect(rejected.json).toMatchObject({ uses: { isHeaderImage: true } });
    expect((await administrator.send('DELETE', `${file}?force=1`)).status).toBe(204);
    expect([(await sendRequest(path)).json, await onHomePage()]).toEqual([null, undefined]);
  });
});

describe('PUT /api/settings/header-image with an invalid image', () => {
  test.each(['en', 'es'] as const)(
    'answers 400 with a field error in %s for a private or missing file',
    async (language) => {
      await choose(table);
      await makePrivate(board);
      const message = headerImageRule[language];
      for (const id of [board, 'nothere1', '']) {
        const { status, json } = await choose(id, language);
        expect([status, json]).toEqual([
          400,
          { message, issues: [{ path: 'publitioId', message }] },
        ]);
      }
      await makePrivate(board, 'public');
      expect((await sendRequest(path)).json).toMatchObject({ publitioId: table });
    },
  );

  test.each([7, undefined, 'a\0b', {}])('answers 400 for the malformed id %j', async (id) => {
    const { status, json } = await choose(id, 'es');
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: [{ path: 'publitioId', message: headerImageRule.es }],
    });
  });
});

describe('PUT /api/settings/header-image without admin rights', () => {
  const body = JSON.stringify({ publitioId: board });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  const put = (own: Readonly<Record<string, string>>) =>
    sendRequest(path, { method: 'PUT', body, headers: { ...headers, ...own } });

  test('answers 401 without a session cookie, and changes nothing', async () => {
    const { Cookie: _, ...others } = administrator.headers;
    expect((await put({ ...others, Origin: origin })).status).toBe(401);
    expect((await sendRequest(path)).json).toBeNull();
  });

  test('answers 403 for a foreign origin or without the CSRF header', async () => {
    const { Cookie = '' } = administrator.headers;
    const elsewhere = { ...administrator.headers, Origin: 'https://elsewhere.example' };
    for (const own of [elsewhere, { Cookie, Origin: origin }]) {
      expect((await put(own)).status).toBe(403);
    }
    expect((await sendRequest(path)).json).toBeNull();
  });
});
