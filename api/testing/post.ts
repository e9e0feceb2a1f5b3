import { randomUUID } from 'node:crypto';
import type { TestResponse } from './ask';
import type { TestShop } from './shop';

type Headers = Readonly<Record<string, string | undefined>>;

interface Post {
  readonly body: string | Buffer;
  readonly headers?: Headers;
}

/** An image, or something that pretends to be one. */
export interface TestFile {
  readonly name: string;
  readonly bytes: Buffer;
}

let senders = 0;

/** A new client IP for each post, so that tests don't hit the rate limit; needs `trustedProxies: 1`. */
function nextIpAddress(): string {
  senders += 1;
  return `198.18.${senders >> 8}.${senders & 255}`;
}

/** Posts like a page of the site: same origin and a new Idempotency-Key. Headers set to undefined are omitted. */
export function sendPost(
  { sendRequest, origin }: TestShop,
  path: string,
  { body, headers = {} }: Post,
): Promise<TestResponse> {
  const all: Headers = {
    Origin: origin,
    Host: new URL(origin).host,
    'X-Forwarded-For': nextIpAddress(),
    'Idempotency-Key': randomUUID(),
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const sent = Object.entries(all).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  return sendRequest(path, { method: 'POST', headers: Object.fromEntries(sent), body });
}

export const postJson = (shop: TestShop, path: string, body: unknown, headers: Headers = {}) =>
  sendPost(shop, path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** As multipart/form-data in the field `photos`. */
export async function postFiles(
  shop: TestShop,
  path: string,
  files: readonly TestFile[],
  { fields = {}, headers = {} }: { fields?: Record<string, string>; headers?: Headers } = {},
): Promise<TestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) form.append('photos', new Blob([bytes]), name);
  const written = new Response(form);
  return sendPost(shop, path, {
    body: Buffer.from(await written.arrayBuffer()),
    headers: { 'Content-Type': written.headers.get('Content-Type') ?? '', ...headers },
  });
}
