import { afterAll, describe, expect, test } from 'vitest';
import { buildUrl, csrfHeader, type ValidatedEndpoint } from '#contract/core/endpoint';
import { crossOriginForbidden } from '#contract/core/messages';
import { endpoints } from '#contract/index';
import { signOut } from '#contract/session/endpoints';
import { notSignedIn } from '#contract/session/messages';
import { createAdminClient } from '../testing/admin-client';
import { startTestServer } from '../testing/test-server';

const twoHoursMs = 2 * 3_600_000;

let now = Date.now();
const server = await startTestServer({ clock: () => new Date(now) });
afterAll(server.close);

const signedOutAdmin = await createAdminClient(server);
await signedOutAdmin.sendJson('POST', signOut.path);
const expiredAdmin = await createAdminClient(server);
now += twoHoursMs;
const { headers } = await createAdminClient(server);

const { Cookie: _cookie, ...noCookie } = headers;
const { [csrfHeader.name]: _csrfHeader, ...withoutCsrfHeader } = headers;
const foreignOriginHeaders = { ...headers, Origin: 'https://elsewhere.example' };

const adminEndpoints: readonly ValidatedEndpoint[] = Object.values(endpoints).filter(
  ({ access }) => access === 'admin',
);
const writeEndpoints = adminEndpoints.filter(({ method }) => method !== 'GET');

const requestEndpoint = (
  endpoint: ValidatedEndpoint,
  requestHeaders: Readonly<Record<string, string>>,
) =>
  server.sendRequest(buildUrl(endpoint, { params: { id: 1, imageId: 1 } }), {
    method: endpoint.method,
    headers: requestHeaders,
  });

describe.each([
  ['no session cookie', noCookie],
  ['the cookie of a signed-out session', signedOutAdmin.headers],
  ['the cookie of a session unused for two hours', expiredAdmin.headers],
])('an admin endpoint called with %s', (_, requestHeaders) => {
  test.each(adminEndpoints)('$method $path answers 401', async (endpoint) => {
    const expectedResponse = { status: 401, json: { message: notSignedIn.en } };
    expect(await requestEndpoint(endpoint, requestHeaders)).toMatchObject(expectedResponse);
  });
});

describe.each([
  ['no CSRF header', withoutCsrfHeader],
  ['a foreign origin', foreignOriginHeaders],
])('an admin write called with %s', (_, requestHeaders) => {
  test.each(writeEndpoints)('$method $path answers 403', async (endpoint) => {
    const revision = server.cacheVersion.current;
    const expectedResponse = { status: 403, json: { message: crossOriginForbidden.en } };
    expect(await requestEndpoint(endpoint, requestHeaders)).toMatchObject(expectedResponse);
    expect(server.cacheVersion.current).toBe(revision);
  });
});
