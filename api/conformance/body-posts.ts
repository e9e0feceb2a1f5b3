import type { EndpointName } from '#contract/index';
import type { ApiRequest } from './api-request';
import { posting } from './posting';

const forms: readonly EndpointName[] = [
  'sendContactMessage',
  'sendRestorationRequest',
  'subscribe',
  'sendOrderRequest',
];

const signup = { email: 'elena@example.com' };

/** The maximum size of JSON, and one byte more. */
const whole = paddedTo(100_000);
const tooLong = paddedTo(100_001);

function paddedTo(bytes: number): string {
  const json = JSON.stringify({ ...signup, filling: '' });
  return json.replace('""', `"${'a'.repeat(bytes - json.length)}"`);
}

/** Headers that browsers send with cross-site requests. */
const foreign: readonly Readonly<Record<string, string>>[] = [
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { Origin: 'mocked.test' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];

const strange = forms.flatMap((of) => [
  ...['{"name":', 'name=Elena', '"words"', '[]', 'null', '7'].map((text) =>
    posting(of, `the JSON body ${text}`, text, { status: 400 }),
  ),
  posting(of, 'an empty JSON body', '', { status: 400 }),
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'json', ''].map(
    (type) =>
      posting(of, `JSON as '${type}'`, signup, { status: 415, headers: { 'Content-Type': type } }),
  ),
  posting(of, '1 MB of text', { message: 'a'.repeat(1e6) }, { status: 413 }),
  posting(of, 'one byte too many', tooLong, { status: 413 }),
  ...foreign.map((headers) => posting(of, JSON.stringify(headers), '{', { status: 403, headers })),
]);

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });
const key = '0b9f7a4e-52a6-4c0b-9d57-0f3a6f6f2a01';
const otherKey = '0b9f7a4e-52a6-4c0b-9d57-0f3a6f6f2a02';

/** Order matters. */
const repeats: readonly ApiRequest[] = [
  posting('subscribe', 'a key', signup, keyed(key)),
  posting('subscribe', 'a repeated key with the same body', signup, keyed(key)),
  posting('subscribe', 'a repeated key in capitals', signup, keyed(key.toUpperCase())),
  posting(
    'subscribe',
    'a repeated key with an additional unknown field',
    { ...signup, x: 1 },
    keyed(key),
  ),
  posting(
    'subscribe',
    'a repeated key with another email',
    { email: 'ana@example.com' },
    { ...keyed(key), status: 422 },
  ),
  posting(
    'subscribe',
    'a repeated key with another language',
    { ...signup, language: 'es' },
    { ...keyed(key), status: 422 },
  ),
  posting(
    'subscribe',
    'a repeated key with an invalid email',
    { email: 'a@b' },
    { ...keyed(key), status: 400 },
  ),
  posting(
    'sendContactMessage',
    'a key that was used for another form',
    { ...signup, name: 'Elena', message: 'A board for twelve.' },
    keyed(key),
  ),
  posting(
    'subscribe',
    'an invalid email with a new key',
    { email: 'a@b' },
    { ...keyed(otherKey), status: 400 },
  ),
  posting('subscribe', 'the key of a rejected request', signup, keyed(otherKey)),
  ...['plate', '', '0b9f7a4e52a64c0b9d570f3a6f6f2a01', `${key}0`].map((wrong) =>
    posting('subscribe', `the key '${wrong}'`, '{', { ...keyed(wrong), status: 400 }),
  ),
];

export const otherPosts: readonly ApiRequest[] = [
  ...strange,
  posting('subscribe', 'the longest accepted body', whole),
  posting('subscribe', 'JSON with a charset', signup, {
    headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
  }),
  posting('subscribe', 'JSON after a byte order mark', `\ufeff${JSON.stringify(signup)}`),
  ...repeats,
];
