import type * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { buildUrl, type ValidatedEndpoint } from '#contract/core/endpoint';
import { endpoints } from '#contract/index';
import { createAdminClient } from '../testing/admin-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const admin = await createAdminClient(server);

const payloads = [
  "' OR '1'='1",
  "' OR 1=1 --",
  "1'; DROP TABLE products; --",
  "' UNION SELECT username, password_hash FROM administrators --",
  'name; DROP TABLE products',
  '(CASE WHEN 1=1 THEN name ELSE id END)',
  '1 OR 1=1',
];

const reads: readonly ValidatedEndpoint[] = Object.values(endpoints).filter(
  ({ method }) => method === 'GET',
);

const listNames = (schema: v.GenericSchema | undefined): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];

const countRows = async () => {
  const tables = ['products', 'media_files', 'administrators', 'settings'];
  const counts = tables.map(async (table) => [table, await server.database(table).count()]);
  return Object.fromEntries(await Promise.all(counts));
};

const queries = reads.flatMap((endpoint) =>
  listNames(endpoint.query).map((name) => [`${endpoint.path}?${name}=`, endpoint, name] as const),
);
const params = reads
  .filter(({ path }) => path.includes(':'))
  .map((endpoint) => [endpoint.path, endpoint] as const);

describe('SQL in a parameter of the contract is a value like others:', () => {
  test.each(queries)('GET %s', async (_, endpoint, name) => {
    const before = await countRows();
    for (const payload of payloads) {
      const query = { [name]: payload };
      const url = buildUrl(endpoint, { params: { id: 1, number: 'LH-1' }, query });
      const { status, text } = await admin.sendRequest(url);
      expect([200, 400, 404], url).toContain(status);
      expect(text, url).not.toContain('argon2');
    }
    expect(await countRows()).toEqual(before);
  });

  test.each(params)('GET %s', async (_, endpoint) => {
    const before = await countRows();
    for (const payload of payloads) {
      const url = buildUrl(endpoint, { params: { id: payload, number: payload } });
      const { status } = await admin.sendRequest(url);
      expect([400, 404], url).toContain(status);
    }
    expect(await countRows()).toEqual(before);
  });

  test('a search for a condition that is always true finds nothing', async () => {
    const search = `/api/media/files/search?${new URLSearchParams({ term: "' OR '1'='1" })}`;
    expect((await admin.sendRequest(search)).json).toMatchObject({ files: [] });
  });
});
