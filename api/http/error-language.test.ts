import { afterAll, expect, test } from 'vitest';
import { defaultLanguage, languages } from '#contract/core/language';
import { alreadyDeleted, crossOriginForbidden, urlNotFound } from '#contract/core/messages';
import { productNotFound } from '#contract/products/messages';
import { notSignedIn } from '#contract/session/messages';
import { createAdminClient } from '../testing/admin-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const admin = await createAdminClient(server);

const getMessage = ({ text }: { readonly text: string }): unknown => JSON.parse(text).message;

const missingPath = '/api/products/999999';

test.each(languages)(
  'errors without a request body are in the Accept-Language: %s',
  async (language) => {
    const languageHeaders = { 'Accept-Language': language };
    const headers = { ...admin.headers, ...languageHeaders };
    const deletion = await server.sendRequest(missingPath, { method: 'DELETE', headers });
    expect(getMessage(deletion)).toBe(alreadyDeleted[language]);
    const csv = await server.sendRequest('/api/products.csv', { headers: languageHeaders });
    expect(getMessage(csv)).toBe(notSignedIn[language]);
    const foreignHeaders = { ...headers, Origin: 'https://elsewhere.example' };
    const rejected = await server.sendRequest(missingPath, {
      method: 'DELETE',
      headers: foreignHeaders,
    });
    expect(getMessage(rejected)).toBe(crossOriginForbidden[language]);
  },
);

test.each(languages)('404 errors are in the Accept-Language: %s', async (language) => {
  const messages = ['/api/products/999', '/api/products/x', '/api/nowhere'].map(async (path) =>
    getMessage(await server.sendRequest(path, { headers: { 'Accept-Language': language } })),
  );
  expect(await Promise.all(messages)).toEqual([
    productNotFound(999)[language],
    urlNotFound[language],
    urlNotFound[language],
  ]);
});

test.each([
  ['fr-FR, es-MX;q=0.9, en;q=0.8', 'es'],
  ['*', defaultLanguage],
  ['', defaultLanguage],
  ['de', defaultLanguage],
] as const)('Accept-Language %j gives errors in %s', async (languageHeaders, language) => {
  const response = await server.sendRequest('/api/products.csv', {
    headers: { 'Accept-Language': languageHeaders },
  });
  expect(getMessage(response)).toBe(notSignedIn[language]);
});

test('the language of the request body takes precedence over Accept-Language', async () => {
  const headers = {
    ...admin.headers,
    'Accept-Language': 'en',
    'Content-Type': 'application/json',
  };
  const body = Buffer.from(JSON.stringify({ read: true, language: 'es' }));
  const path = '/api/contact-messages/999999/read';
  expect(getMessage(await server.sendRequest(path, { method: 'PUT', headers, body }))).toBe(
    alreadyDeleted.es,
  );
});
