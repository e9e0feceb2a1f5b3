import fc from 'fast-check';
import type { ConformanceRequest } from '../conformance-request';
import { hostileTexts } from './sample-values';

export type RandomRequest = Omit<ConformanceRequest, 'status'>;

const hostileSegment = fc.constantFrom(
  ...['%00', '%E0%A4%A', '%', '%2e%2e%2f', '..%2f..%2fetc', '%2F', '__proto__', 'constructor'],
  ...[
    '0',
    '-1',
    '1e3',
    '99999999999999999999',
    '%EF%BF%BD',
    '%F0%9F%8C%BF',
    'a'.repeat(300),
    '1;2',
  ],
);

const hostileQuery = fc.oneof(
  fc.constantFrom(
    ...[
      'limit=5&limit=6',
      'limit=',
      'limit=1e9',
      'offset=-1',
      'offset=9007199254740993',
      'sort=id;drop',
    ],
    ...[
      'a[]=1&a[b]=2',
      '__proto__[x]=1',
      '__proto__=1',
      'q=%',
      'q=%00',
      'q=%E0%A4%A',
      '&&==&',
      '?',
      'q=%F0',
    ],
    `q=${'a'.repeat(199)}`,
    `q=${'%25'.repeat(199)}`,
  ),
  fc
    .tuple(
      fc.constantFrom(
        'q',
        'sort',
        'limit',
        'offset',
        'view',
        'status',
        'from',
        'to',
        'term',
        'folder',
        'key',
        'width',
      ),
      fc.constantFrom(...hostileTexts),
    )
    .map(
      ([name, text]) =>
        `${name}=${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`,
    ),
);

const hostileHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom<
  Readonly<Record<string, string>>[]
>(
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'X-Requested-With': 'fetch' },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Type': 'multipart/form-data' },
  { 'Content-Type': '/' },
  { 'Content-Encoding': 'gzip' },
  { 'Idempotency-Key': '00000000-0000-4000-8000-000000000000' },
  { 'Idempotency-Key': '../x' },
  { 'Idempotency-Key': 'k'.repeat(5000) },
  { 'Accept-Language': 'es-MX;q=9, *;q=x' },
  { Accept: 'image/avif;q=0, image/webp' },
  { 'Accept-Encoding': 'identity;q=0' },
  { 'If-None-Match': '*' },
  { 'If-None-Match': '"a", W/"' },
  { 'If-Modified-Since': 'yesterday' },
  { Range: 'bytes=5-2,0-' },
  { Cookie: 'higuera-session=' },
  { Cookie: 'higuera-session=%00; theme=<; fonts' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Forwarded-Host': 'evil.example' },
  { Expect: '100-continue' },
);

const hostileBody = fc
  .constantFrom(
    ...['', '{', 'null', '[]', '"text"', '{"a":1}}', '\ufeff{}', 'NaN', '{"name":"a","name":"b"}'],
    '['.repeat(20_000),
    `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`,
    `"${'a'.repeat(120_000)}"`,
  )
  .map((text) => new TextEncoder().encode(text));

const invalidUtf8: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.constant(
  new Uint8Array([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]),
);

/** Breaks path, query, headers, body or method of every third request. */
export const breakTransport = (request: RandomRequest): fc.Arbitrary<RandomRequest> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(request) },
    {
      weight: 1,
      arbitrary: hostileSegment.map((segment) => ({
        ...request,
        path: replaceSegment(request.path, segment),
      })),
    },
    {
      weight: 1,
      arbitrary: hostileQuery.map((query) => ({
        ...request,
        path: `${request.path.split('?')[0]}?${query}`,
      })),
    },
    {
      weight: 1,
      arbitrary: hostileHeaders.map((headers) => ({
        ...request,
        headers: { ...request.headers, ...headers },
      })),
    },
    {
      weight: 1,
      arbitrary: fc.oneof(hostileBody, invalidUtf8).map((body) => ({ ...request, body })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND')
        .map((method) => ({ ...request, method })),
    },
  );

const replaceSegment = (path: string, segment: string): string => {
  const [pathname = '', query] = path.split('?');
  const changed = `${pathname.slice(0, pathname.lastIndexOf('/'))}/${segment}`;
  return query === undefined ? changed : `${changed}?${query}`;
};
