import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { eraseCustomer, getCustomer } from '#contract/customers/admin-endpoints';
import { undoWindowHours } from '#contract/products/limits';
import { exportRestockRequests, listRestockDemand } from '#contract/restock/admin-endpoints';
import { sendRestockRequest } from '#contract/restock/endpoints';
import {
  restockAvailable,
  restockMessages,
  restockThanks,
  restockThanksWithoutEmail,
} from '#contract/restock/messages';
import { makeOption } from '#contract/testing/product';
import { type CatalogClient, createCatalogClient } from '../testing/catalog-client';
import { postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';
import { notifyRestocked } from './restock-notifier';
import { deleteStaleRestockRequests, maxRequestsPerAddress } from './restock-store';

const start = new Date('2026-11-25T20:00:00.000Z');
let now = start;
const clock = () => now;

const server = await startTestServer({ trustedProxies: 1, clock });
const withoutEmail = await startTestServer({ canSendEmail: false });
afterAll(() => Promise.all([server.close(), withoutEmail.close()]));
let catalogClient: CatalogClient;
const { database } = server;

const publicOrigin = 'https://lahiguera.example';
const notify = () => notifyRestocked({ database, publicOrigin, clock });

const small = makeOption({ key: 'small', name: { en: 'Small', es: 'Chica' }, stock: 0 });
const large = makeOption({
  key: 'large',
  name: { en: 'Large', es: 'Grande' },
  stock: 5,
  isDefault: false,
});

const createSoldOut = (changes: object = {}) =>
  catalogClient.createProduct({ name: 'Fig Box', inStock: false, ...changes });

const ask = (body: object) => postJson(server, sendRestockRequest.path, body);

const change = (changes: object) =>
  catalogClient.sendJson('POST', '/api/products/changes', { changes: [changes] });

const listEmails = () =>
  database('email_queue').where({ kind: 'back-in-stock' }).orderBy('id').select();

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const advanceTime = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

beforeEach(async () => {
  now = start;
  // A session ends when the clock is set back.
  catalogClient = await createCatalogClient(server);
  await database('restock_requests').delete();
  await database('email_queue').delete();
});

describe('POST /api/restock-requests', () => {
  test.each(languages)(
    'thanks in %s, and promises e-mail only if it can be sent',
    async (language) => {
      const { id } = await createSoldOut();
      const { status, json } = await ask({ productId: id, email: 'ana@example.com', language });
      expect([status, json]).toEqual([
        200,
        { success: true, message: restockThanks[language], canOrder: false },
      ]);
      await withoutEmail.database('products').where({ id: 7 }).update({ in_stock: false });
      const body = { productId: 7, email: 'ana@example.com', language };
      expect((await postJson(withoutEmail, sendRestockRequest.path, body)).json).toMatchObject({
        message: restockThanksWithoutEmail[language],
      });
    },
  );

  test('stores one row for each address and option, and answers a repeat like the first', async () => {
    const { id } = await createSoldOut({ options: [small, large] });
    for (const email of ['ana@example.com', 'ANA@example.com', 'bea@example.com'])
      expect((await ask({ productId: id, email })).status).toBe(200);
    await ask({ productId: id, option: 'small', email: 'ana@example.com' });
    expect(await database('restock_requests').orderBy('id').select('email', 'option_key')).toEqual([
      { email: 'ana@example.com', option_key: '' },
      { email: 'bea@example.com', option_key: '' },
      { email: 'ana@example.com', option_key: 'small' },
    ]);
  });

  test.each(languages)(
    'says in %s that something can be ordered, and stores nothing',
    async (language) => {
      const { id } = await createSoldOut({ options: [small, large], inStock: true });
      for (const option of [undefined, 'large'])
        expect(
          await ask({ productId: id, option, email: 'ana@example.com', language }),
        ).toMatchObject({
          status: 200,
          json: { success: true, message: restockAvailable[language], canOrder: true },
        });
      expect(await database('restock_requests')).toEqual([]);
    },
  );

  test('counts what an address waits for and its e-mails of a day, and ignores the rest', async () => {
    const email = 'ana@example.com';
    const asked = Array.from({ length: maxRequestsPerAddress }, () => createSoldOut());
    const ids = (await Promise.all(asked)).map(({ id }) => id);
    for (const productId of ids) await ask({ productId, email });
    const { id: another } = await createSoldOut();
    const askForAnother = async () => {
      expect(await ask({ productId: another, email: 'Ana@example.com' })).toMatchObject({
        status: 200,
        json: { message: restockThanks.en },
      });
      return database('restock_requests').where({ product_id: another });
    };
    expect(await askForAnother()).toEqual([]);
    await change({ id: ids[0], inStock: true });
    advanceTime(5 * minuteMs);
    expect(await notify()).toBe(1);
    expect(await askForAnother()).toEqual([]);
    advanceTime(dayMs);
    expect(await askForAnother()).toHaveLength(1);
  });

  test('answers 400 for an unknown product, option or address', async () => {
    const { id } = await createSoldOut();
    const invalid = [
      [{ productId: 999_999, email: 'ana@example.com' }, 'productId', restockMessages.product.en],
      [{ productId: 2 ** 40, email: 'ana@example.com' }, 'productId', restockMessages.product.en],
      [
        { productId: id, option: 'huge', email: 'ana@example.com' },
        'productId',
        restockMessages.product.en,
      ],
      [{ productId: id, email: 'ana' }, 'email', restockMessages.email.en],
    ] as const;
    for (const [body, path, message] of invalid) {
      const { status, json } = await ask(body);
      expect([status, json]).toEqual([
        400,
        expect.objectContaining({ issues: [{ path, message }] }),
      ]);
    }
    expect(await database('restock_requests')).toEqual([]);
  });
});

describe('GET /api/restock-requests', () => {
  test('counts who waits for what, the most awaited product first', async () => {
    const box = await createSoldOut();
    const crate = await createSoldOut({
      name: 'Quince Crate',
      translations: { es: { name: 'Caja de Membrillo' } },
    });
    await ask({ productId: box.id, email: 'ana@example.com' });
    for (const email of ['ana@example.com', 'bea@example.com'])
      await ask({ productId: crate.id, email });
    const { json } = await catalogClient.sendRequest(listRestockDemand.path);
    expect(json).toEqual([
      {
        productId: crate.id,
        name: 'Quince Crate',
        translations: { es: { name: 'Caja de Membrillo' } },
        waiting: 2,
      },
      { productId: box.id, name: 'Fig Box', translations: {}, waiting: 1 },
    ]);
    const { text } = await catalogClient.sendRequest(exportRestockRequests.path);
    expect(text.trim().split('\n')).toHaveLength(4);
    expect(text).toContain('Quince Crate,,bea@example.com,English');
  });
});

describe('notifyRestocked', () => {
  test('tells everyone once, in their language, when a product is back', async () => {
    const translations = { es: { name: 'Caja de Higos' } };
    const { id } = await createSoldOut({ translations });
    await ask({ productId: id, email: 'ana@example.com' });
    await ask({ productId: id, email: 'bea@correo.mx', language: 'es' });
    expect(await notify()).toBe(0);
    await change({ id, inStock: true });
    advanceTime(5 * minuteMs);
    expect(await notify()).toBe(2);
    expect(await notify()).toBe(0);
    const emails = await listEmails();
    expect(emails).toMatchObject([
      { recipient: 'ana@example.com', subject: 'Fig Box is back', language: 'en' },
      { recipient: 'bea@correo.mx', subject: 'Caja de Higos: ya volvió', language: 'es' },
    ]);
    expect(emails[0].text).toContain(`${publicOrigin}/product/${id}\n`);
    expect(emails[1].text).toContain(`${publicOrigin}/es/product/${id}\n`);
    expect(await database('restock_requests')).toEqual([]);
  });

  test('sends no e-mail about a change that is corrected within five minutes', async () => {
    const { id } = await createSoldOut();
    await ask({ productId: id, email: 'ana@example.com' });
    advanceTime(10 * minuteMs);
    await change({ id, inStock: true });
    advanceTime(5 * minuteMs - 1);
    expect(await notify()).toBe(0);
    await change({ id, inStock: false });
    advanceTime(5 * minuteMs);
    expect(await notify()).toBe(0);
    expect(await database('restock_requests')).toHaveLength(1);
  });

  test('waits for the option that was asked for', async () => {
    const { id } = await createSoldOut({ options: [small, large], inStock: true });
    await ask({ productId: id, option: 'small', email: 'ana@example.com' });
    advanceTime(5 * minuteMs);
    expect(await notify()).toBe(0);
    await database('products')
      .where({ id })
      .update({ options: JSON.stringify([{ ...small, stock: 2 }, large]) });
    expect(await notify()).toBe(1);
    const [email] = await listEmails();
    expect(email.subject).toBe('Fig Box, Small is back');
    expect(email.text).toContain(`/product/${id}?size=small\n`);
  });
});

describe('data of a customer', () => {
  test('includes what they wait for, and erasing deletes it', async () => {
    const { id } = await createSoldOut();
    await ask({ productId: id, email: 'Ana@example.com' });
    const query = { query: { email: 'ana@example.com' } };
    const { json } = await catalogClient.sendRequest(buildUrl(getCustomer, query));
    expect(json).toMatchObject({ restockRequests: [{ productId: id, productName: 'Fig Box' }] });
    await catalogClient.sendJson('DELETE', buildUrl(eraseCustomer, query));
    expect(await database('restock_requests')).toEqual([]);
  });

  test('has the names of the product and of the option in both languages', async () => {
    const { id } = await createSoldOut({
      options: [small, large],
      translations: { es: { name: 'Caja de Higos' } },
    });
    for (const option of ['small', undefined])
      await ask({ productId: id, option, email: 'ana@example.com' });
    const readCustomer = async () => {
      const url = buildUrl(getCustomer, { query: { email: 'ana@example.com' } });
      return (await catalogClient.sendRequest(url)).json;
    };
    const names = { productName: 'Fig Box', translations: { es: { name: 'Caja de Higos' } } };
    expect(await readCustomer()).toMatchObject({
      restockRequests: [
        { ...names, option: 'small', optionName: { en: 'Small', es: 'Chica' } },
        { ...names, option: null, optionName: null },
      ],
    });
    const { text } = await catalogClient.sendRequest(exportRestockRequests.path);
    expect(text).toContain('Fig Box,Small,ana@example.com,English');
    await database('products')
      .where({ id })
      .update({ options: JSON.stringify([large]) });
    expect(await readCustomer()).toMatchObject({
      restockRequests: [
        { option: 'small', optionName: null },
        { option: null, optionName: null },
      ],
    });
  });

  test('includes requests for a deleted product, which erasing deletes too', async () => {
    const { id } = await createSoldOut();
    await ask({ productId: id, email: 'Ana@example.com' });
    await catalogClient.sendJson('DELETE', `/api/products/${id}`);
    const url = buildUrl(getCustomer, { query: { email: 'ana@example.com' } });
    expect((await catalogClient.sendRequest(url)).json).toMatchObject({
      restockRequests: [{ productId: id, productName: '' }],
    });
    const { text } = await catalogClient.sendRequest(exportRestockRequests.path);
    expect(text).toContain(`Product ${id},,Ana@example.com,English`);
    expect((await catalogClient.sendJson('DELETE', url)).status).toBe(204);
    expect(await database('restock_requests')).toEqual([]);
  });
});

test('deleteStaleRestockRequests keeps those of products that can be restored, for a year', async () => {
  const available = await createSoldOut();
  const { id: deletedId } = await createSoldOut();
  for (const productId of [available.id, deletedId])
    await ask({ productId, email: 'ana@example.com' });
  await catalogClient.sendJson('DELETE', `/api/products/${deletedId}`);
  const addHours = (hours: number) => new Date(start.getTime() + hours * 60 * 60_000);
  expect(await deleteStaleRestockRequests(database, addHours(undoWindowHours - 1))).toBe(0);
  expect(await deleteStaleRestockRequests(database, addHours(undoWindowHours + 1))).toBe(1);
  expect(await database('restock_requests').pluck('product_id')).toEqual([available.id]);
  expect(await deleteStaleRestockRequests(database, addHours(366 * 24))).toBe(1);
});
