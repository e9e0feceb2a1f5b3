import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server';
import { fetchVisitorCount, firefoxUserAgent, sendVisit } from '../testing/visits';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);

test('visitor count stores no IP address or User-Agent in the database or log', async () => {
  await sendVisit(server, '/api/products', {
    ip: '203.0.113.77',
    userAgent: `${firefoxUserAgent} Unmistakable/7`,
  });
  expect(await fetchVisitorCount(server)).toEqual({ count: 1 });
  const [{ hash }] = await server.database('visitors');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const [{ salt }] = await server.database('visitor_salts');
  expect(salt).toMatch(/^[0-9a-f]{64}$/);
  const files = ['', '-wal'].map((end) => join(server.dataFolder, `higuera.sqlite3${end}`));
  const databaseText = files.map((file) => readFileSync(file).toString('latin1')).join('');
  expect(databaseText).toContain(hash);
  for (const text of ['203.0.113.77', 'Unmistakable']) {
    expect(databaseText).not.toContain(text);
    expect(JSON.stringify(server.logged)).not.toContain(text);
  }
});
