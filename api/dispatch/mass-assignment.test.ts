import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { endpoints } from '#contract/index';
import { createProduct } from '#contract/products/admin-endpoints';
import { product } from '#contract/products/schema';
import { createAdminClient } from '../testing/admin-client';
import { boardInput } from '../testing/catalog-client';
import { saturday, startOrderServer } from '../testing/order-server';
import { postBody, postJson } from '../testing/post-requests';

const server = await startOrderServer();
afterAll(server.close);

const foreignFields = {
  id: 424_242,
  number: 'LH-9',
  role: 'admin',
  isAdmin: true,
  created_at: 'never',
  received_at: 'never',
  read: true,
  archived: true,
  status: 'Fulfilled',
  total: 0,
  total_cents: 0,
  access_key: '0',
  channel: 'phone',
  payment_link: 'https://evil.example',
  hasOwnProperty: 1,
};

type Schema = v.GenericSchema & Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The types of a schema and of all in it. */
function collectTypes(schema: unknown, found = new Map<unknown, string>()): Map<unknown, string> {
  if (!isSchema(schema) || found.has(schema)) return found;
  found.set(schema, schema.type);
  const parts = ['wrapped', 'item', 'value', 'options', 'items', 'pipe', 'entries'].map(
    (name) => schema[name],
  );
  for (const part of parts) {
    const children = isSchema(part) ? [part] : Object.values(part ?? {});
    for (const child of children) collectTypes(child, found);
  }
  return found;
}

const requestSchemas = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const { [part]: schema }: ValidatedEndpoint = endpoint;
    return schema ? [[`${name}, ${part}`, schema] as const] : [];
  }),
);

describe('a request’s schema drops fields that it does not name:', () => {
  test.each(requestSchemas)('%s', (_, schema) => {
    const types = [...collectTypes(schema).values()];
    expect(types).not.toHaveLength(0);
    for (const keepsOthers of ['loose_object', 'object_with_rest', 'record', 'any', 'unknown'])
      expect(types).not.toContain(keepsOthers);
  });
});

describe('fields that a request may not set have no effect', () => {
  test('in an order, which is new, and costs what was shown', async () => {
    expect((await server.sendOrder(foreignFields)).status).toBe(201);
    const [order] = await server.findOrders();
    expect(order).toMatchObject({ total_cents: 19_200, status: 'New', channel: 'web' });
    expect(order?.id).not.toBe(foreignFields.id);
    expect(JSON.stringify(order)).not.toMatch(/Fulfilled|evil|never|LH-9"/);
  });

  test('in a message, which is unread', async () => {
    const message = { name: 'Ana', email: 'ana@correo.mx', message: 'A board for twelve.' };
    await postJson(server, sendContactMessage.path, { ...foreignFields, ...message });
    const rows = await server.database('contact_messages');
    expect(rows).toHaveLength(1);
    expect(rows[0].id).not.toBe(foreignFields.id);
    expect(JSON.stringify(rows)).not.toMatch(/Fulfilled|never|true/);
  });

  test('in a product, which gets its own id and times', async () => {
    const admin = await createAdminClient(server);
    const response = await admin.sendJson('POST', createProduct.path, {
      ...foreignFields,
      updatedAt: '1999-01-01T00:00:00.000Z',
      ...boardInput,
    });
    const created = v.parse(product, response.json);
    expect(created.id).not.toBe(foreignFields.id);
    expect(created.updatedAt >= saturday.toISOString()).toBe(true);
  });
});

// As text: in JavaScript, `__proto__` would set the prototype.
test.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
  'the body %s is malformed, or a message without its fields, and changes no prototype',
  async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await postBody(server, sendContactMessage.path, { body, headers });
    expect(status).toBe(400);
    expect('isAdmin' in {}).toBe(false);
  },
);

test('a query changes no prototype', async () => {
  const query = '__proto__[isAdmin]=1&__proto__.isAdmin=1&constructor[prototype][isAdmin]=1';
  expect((await server.sendRequest(`/api/media/files?${query}`)).status).toBe(200);
  expect('isAdmin' in {}).toBe(false);
});
