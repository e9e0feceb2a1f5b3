import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeSsrServers, type SsrServer, startSsrServer } from '../testing/ssr-server';
import type { TestResponse } from '../testing/test-client';

const publicOrigin = 'https://lahiguera.example';
const marker = 'poison.example';

const poisonedHeaders: readonly Readonly<Record<string, string>>[] = [
  { Host: marker },
  { 'X-Forwarded-Host': marker },
  { 'X-Forwarded-Server': marker },
  { 'X-Forwarded-Prefix': `/${marker}` },
  { 'X-Forwarded-Proto': 'http' },
  { Forwarded: `host=${marker};proto=http` },
  { 'X-Host': marker },
  { 'X-Original-URL': `/${marker}` },
  { 'X-Rewrite-URL': `/${marker}` },
  { 'X-HTTP-Method-Override': 'POST' },
  { 'X-HTTP-Method': 'DELETE' },
  { Origin: `https://${marker}` },
  { Referer: `https://${marker}/` },
  { 'User-Agent': marker },
  { 'Accept-Language': `es, ${marker}` },
  { Accept: 'application/json' },
  { Range: 'bytes=0-3' },
  { 'If-Match': `"${marker}"` },
  { Cookie: `theme=${marker}; fonts=${marker}; higuera-session=${marker}` },
];

const urls = [
  '/shop',
  '/es/shop',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/api/products',
  '/api/settings/shop',
];

const options = { publicOrigin, trustedProxies: 1, clock: () => new Date('2026-11-21T19:00Z') };

const pickVisible = ({ status, headers, text }: TestResponse) => {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { status, headers: others, text };
};

let clean: SsrServer;
beforeAll(async () => {
  clean = await startSsrServer(options);
});
afterAll(closeSsrServers);

describe('a cached response has nothing of the headers of the request that it was created for:', () => {
  test.each(poisonedHeaders)('%o', async (headers) => {
    const server = await startSsrServer(options);
    for (const url of urls) {
      await server.sendRequest(url, { headers });
      const response = pickVisible(await server.sendRequest(url));
      expect(response, url).toEqual(pickVisible(await clean.sendRequest(url)));
      expect(JSON.stringify(response), url).not.toContain(marker);
    }
  });
});

test('a cached response has nothing of the query of the request that it was created for', async () => {
  const server = await startSsrServer(options);
  for (const url of urls) {
    await server.sendRequest(`${url}?utm_content=${marker}&_method=DELETE&callback=${marker}`);
    const response = pickVisible(await server.sendRequest(url));
    expect(response, url).toEqual(pickVisible(await clean.sendRequest(url)));
  }
});
