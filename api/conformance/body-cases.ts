import type { EndpointName } from '#contract/index';
import { buildJsonRequest } from './build-request';
import type { ConformanceRequest } from './conformance-request';

const formEndpoints: readonly EndpointName[] = [
  'sendContactMessage',
  'sendRestorationRequest',
  'sendEventInquiry',
  'subscribe',
  'sendRestockRequest',
  'sendOrderRequest',
];

const signup = { email: 'elena@example.com' };

/** The maximum size of JSON, and one byte more. */
const maxSizeBody = padJson(100_000);
const tooLongBody = padJson(100_001);

function padJson(bytes: number): string {
  const json = JSON.stringify({ ...signup, filling: '' });
  return json.replace('""', `"${'a'.repeat(bytes - json.length)}"`);
}

/** Headers that browsers send with cross-site requests. */
const crossSiteHeaders: readonly Readonly<Record<string, string>>[] = [
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { Origin: 'mocked.test' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];

const malformedRequests = formEndpoints.flatMap((endpointName) => [
  ...['{"name":', 'name=Elena', '"words"', '[]', 'null', '7'].map((text) =>
    buildJsonRequest(endpointName, `the JSON body ${text}`, text, { status: 400 }),
  ),
  buildJsonRequest(endpointName, 'an empty JSON body', '', { status: 400 }),
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'json', ''].map(
    (type) =>
      buildJsonRequest(endpointName, `JSON as '${type}'`, signup, {
        status: 415,
        headers: { 'Content-Type': type },
      }),
  ),
  buildJsonRequest(endpointName, '1 MB of text', { message: 'a'.repeat(1e6) }, { status: 413 }),
  buildJsonRequest(endpointName, 'one byte too many', tooLongBody, { status: 413 }),
  ...crossSiteHeaders.map((headers) =>
    buildJsonRequest(endpointName, JSON.stringify(headers), '{', { status: 403, headers }),
  ),
]);

const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
const key = '0b9f7a4e-52a6-4c0b-9d57-0f3a6f6f2a01';
const otherKey = '0b9f7a4e-52a6-4c0b-9d57-0f3a6f6f2a02';

/** Order matters. */
const idempotencyRequests: readonly ConformanceRequest[] = [
  buildJsonRequest('subscribe', 'a key', signup, withKey(key)),
  buildJsonRequest('subscribe', 'a repeated key with the same body', signup, withKey(key)),
  buildJsonRequest('subscribe', 'a repeated key in capitals', signup, withKey(key.toUpperCase())),
  buildJsonRequest(
    'subscribe',
    'a repeated key with an additional unknown field',
    { ...signup, x: 1 },
    withKey(key),
  ),
  buildJsonRequest(
    'subscribe',
    'a repeated key with another email',
    { email: 'ana@example.com' },
    { ...withKey(key), status: 422 },
  ),
  buildJsonRequest(
    'subscribe',
    'a repeated key with another language',
    { ...signup, language: 'es' },
    { ...withKey(key), status: 422 },
  ),
  buildJsonRequest(
    'subscribe',
    'a repeated key with an invalid email',
    { email: 'a@b' },
    { ...withKey(key), status: 400 },
  ),
  buildJsonRequest(
    'sendContactMessage',
    'a key that was used for another form',
    { ...signup, name: 'Elena', message: 'A board for twelve.' },
    withKey(key),
  ),
  buildJsonRequest(
    'subscribe',
    'an invalid email with a new key',
    { email: 'a@b' },
    { ...withKey(otherKey), status: 400 },
  ),
  buildJsonRequest('subscribe', 'the key of a rejected request', signup, withKey(otherKey)),
  ...['plate', '', '0b9f7a4e52a64c0b9d570f3a6f6f2a01', `${key}0`].map((invalidKey) =>
    buildJsonRequest('subscribe', `the key '${invalidKey}'`, '{', {
      ...withKey(invalidKey),
      status: 400,
    }),
  ),
];

export const bodyEdgeCases: readonly ConformanceRequest[] = [
  ...malformedRequests,
  buildJsonRequest('subscribe', 'the longest accepted body', maxSizeBody),
  buildJsonRequest('subscribe', 'JSON with a charset', signup, {
    headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
  }),
  buildJsonRequest('subscribe', 'JSON after a byte order mark', `\ufeff${JSON.stringify(signup)}`),
  ...idempotencyRequests,
];
