import { afterAll, expect, test } from 'vitest';
import { defaultLanguage, languages } from '#contract/core/language';
import { alreadyGone, foreignOrigin, nothingAtUrl } from '#contract/core/messages';
import { noProduct } from '#contract/products/messages';
import { notSignedIn } from '#contract/session/messages';
import { asAdministrator } from '../testing/administrator';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const administrator = await asAdministrator(shop);

const getMessage = ({ text }: { readonly text: string }): unknown => JSON.parse(text).message;

const gone = '/api/products/999999';

test.each(languages)(
  'errors without a request body are in the Accept-Language: %s',
  async (language) => {
    const spoken = { 'Accept-Language': language };
    const headers = { ...administrator.headers, ...spoken };
    const deletion = await shop.sendRequest(gone, { method: 'DELETE', headers });
    expect(getMessage(deletion)).toBe(alreadyGone[language]);
    const table = await shop.sendRequest('/api/products.csv', { headers: spoken });
    expect(getMessage(table)).toBe(notSignedIn[language]);
    const foreign = { ...headers, Origin: 'https://elsewhere.example' };
    const rejected = await shop.sendRequest(gone, { method: 'DELETE', headers: foreign });
    expect(getMessage(rejected)).toBe(foreignOrigin[language]);
  },
);

test.each(languages)('404 errors are in the Accept-Language: %s', async (language) => {
  const messages = ['/api/products/999', '/api/products/x', '/api/nowhere'].map(async (path) =>
    getMessage(await shop.sendRequest(path, { headers: { 'Accept-Language': language } })),
  );
  expect(await Promise.all(messages)).toEqual([
    noProduct(999)[language],
    nothingAtUrl[language],
    nothingAtUrl[language],
  ]);
});

test.each([
  ['fr-FR, es-MX;q=0.9, en;q=0.8', 'es'],
  ['*', defaultLanguage],
  ['', defaultLanguage],
  ['de', defaultLanguage],
] as const)('Accept-Language %j gives errors in %s', async (spoken, language) => {
  const response = await shop.sendRequest('/api/products.csv', {
    headers: { 'Accept-Language': spoken },
  });
  expect(getMessage(response)).toBe(notSignedIn[language]);
});

test('the language of the request body takes precedence over Accept-Language', async () => {
  const headers = {
    ...administrator.headers,
    'Accept-Language': 'en',
    'Content-Type': 'application/json',
  };
  const body = Buffer.from(JSON.stringify({ read: true, language: 'es' }));
  const path = '/api/contact-messages/999999/read';
  expect(getMessage(await shop.sendRequest(path, { method: 'PUT', headers, body }))).toBe(
    alreadyGone.es,
  );
});
