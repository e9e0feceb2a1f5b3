import { afterAll, describe, expect, test } from 'vitest';
import { administratorHeader, buildUrl, type ValidatedEndpoint } from '#contract/core/endpoint';
import { foreignOrigin } from '#contract/core/messages';
import { endpoints } from '#contract/index';
import { signOut } from '#contract/session/endpoints';
import { notSignedIn } from '#contract/session/messages';
import { asAdministrator } from '../testing/administrator';
import { startShop } from '../testing/shop';

const twoHours = 2 * 3_600_000;

let now = Date.now();
const shop = await startShop({ clock: () => new Date(now) });
afterAll(shop.close);

const left = await asAdministrator(shop);
await left.send('POST', signOut.path);
const late = await asAdministrator(shop);
now += twoHours;
const { headers } = await asAdministrator(shop);

const { Cookie: _cookie, ...nobody } = headers;
const { [administratorHeader.name]: _mark, ...unmarked } = headers;
const foreign = { ...headers, Origin: 'https://elsewhere.example' };

const closed: readonly ValidatedEndpoint[] = Object.values(endpoints).filter(
  ({ access }) => access === 'administrator',
);
const writes = closed.filter(({ method }) => method !== 'GET');

const requestEndpoint = (endpoint: ValidatedEndpoint, sent: Readonly<Record<string, string>>) =>
  shop.sendRequest(buildUrl(endpoint, { params: { id: 1, imageId: 1 } }), {
    method: endpoint.method,
    headers: sent,
  });

describe.each([
  ['no session cookie', nobody],
  ['the cookie of a signed-out session', left.headers],
  ['the cookie of a session unused for two hours', late.headers],
])('an admin endpoint called with %s', (_, sent) => {
  test.each(closed)('$method $path answers 401', async (endpoint) => {
    const expectedResponse = { status: 401, json: { message: notSignedIn.en } };
    expect(await requestEndpoint(endpoint, sent)).toMatchObject(expectedResponse);
  });
});

describe.each([
  ['no CSRF header', unmarked],
  ['a foreign origin', foreign],
])('an admin write called with %s', (_, sent) => {
  test.each(writes)('$method $path answers 403', async (endpoint) => {
    const revision = shop.cacheVersion.number;
    const expectedResponse = { status: 403, json: { message: foreignOrigin.en } };
    expect(await requestEndpoint(endpoint, sent)).toMatchObject(expectedResponse);
    expect(shop.cacheVersion.number).toBe(revision);
  });
});
