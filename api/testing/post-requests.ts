import { randomUUID } from 'node:crypto';
import type { TestResponse } from './test-client';
import type { TestServer } from './test-server';

type Headers = Readonly<Record<string, string | undefined>>;

interface PostOptions {
  readonly body: string | Buffer;
  readonly headers?: Headers;
}

/** An image, or something that pretends to be one. */
export interface TestFile {
  readonly name: string;
  readonly bytes: Buffer;
}

let senderCount = 0;

/** A new client IP for each post, so that tests don't hit the rate limit; needs `trustedProxies: 1`. */
function generateIp(): string {
  senderCount += 1;
  return `198.18.${senderCount >> 8}.${senderCount & 255}`;
}

/** Posts like a page of the site: same origin and a new Idempotency-Key. Headers set to undefined are omitted. */
export function postBody(
  { sendRequest, origin }: TestServer,
  path: string,
  { body, headers = {} }: PostOptions,
): Promise<TestResponse> {
  const allHeaders: Headers = {
    Origin: origin,
    Host: new URL(origin).host,
    'X-Forwarded-For': generateIp(),
    'Idempotency-Key': randomUUID(),
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const definedHeaders = Object.entries(allHeaders).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  return sendRequest(path, { method: 'POST', headers: Object.fromEntries(definedHeaders), body });
}

export const postJson = (server: TestServer, path: string, body: unknown, headers: Headers = {}) =>
  postBody(server, path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** As multipart/form-data in the field `photos`. */
export async function postFiles(
  server: TestServer,
  path: string,
  files: readonly TestFile[],
  { fields = {}, headers = {} }: { fields?: Record<string, string>; headers?: Headers } = {},
): Promise<TestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) form.append('photos', new Blob([bytes]), name);
  const encoded = new Response(form);
  return postBody(server, path, {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'Content-Type': encoded.headers.get('Content-Type') ?? '', ...headers },
  });
}
