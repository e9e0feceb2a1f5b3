import { HttpResponse } from 'msw';
import { statusOf, type ValidatedEndpoint } from '#contract/core/endpoint';
import { languageOf } from '#contract/core/parse-request';
import { csvText } from './csv-text';
import { digestOf } from './digest';
import type { Fault } from './fault';
import { MockBytes, MockCounted, MockCsv } from './implementation';

const json = 'application/json; charset=utf-8';

/** The answer to a request that changes something, or that is private: no copy of it is worth holding. */
export function untaggedAnswer(
  { method }: Request,
  answer: unknown,
  endpoint: Pick<ValidatedEndpoint, 'response' | 'status' | 'cacheControl'>,
): Response {
  const status = statusOf(endpoint);
  const headers = { 'Cache-Control': endpoint.cacheControl };
  if (answer === undefined) return new HttpResponse(null, { status, headers });
  const { text, headers: own } = written(answer);
  const body = method === 'HEAD' ? null : text;
  return new HttpResponse(body, { status, headers: { ...headers, ...own } });
}

/** What is answered in words, with the headers that tell what it is. */
function written(answer: unknown): { text: string; headers: Readonly<Record<string, string>> } {
  if (answer instanceof MockCsv) {
    const { table } = answer;
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${table.fileName}"`,
    };
    return { text: csvText(table), headers };
  }
  if (answer instanceof MockCounted) {
    const headers = { 'Content-Type': json, 'X-Total-Count': String(answer.total) };
    return { text: JSON.stringify(answer.rows), headers };
  }
  return { text: JSON.stringify(answer), headers: { 'Content-Type': json } };
}

/** 200 with a strong entity tag, or 304 when the caller's copy has the same one. */
export async function goodAnswer(
  request: Request,
  answer: unknown,
  { cacheControl }: Pick<ValidatedEndpoint, 'cacheControl'>,
): Promise<Response> {
  const { bytes, contentType, headers: own } = inBytes(answer);
  const tag = await entityTag(bytes);
  const headers = { 'Cache-Control': cacheControl, ...own, ETag: tag };
  if (holdsCopy(request, tag)) return new HttpResponse(null, { status: 304, headers });
  return new HttpResponse(request.method === 'HEAD' ? null : bytes, {
    headers: { ...headers, 'Content-Type': contentType },
  });
}

/** The answer a fault is told with. */
export function faultAnswer(request: Request, fault: Fault): Response {
  const { status, problem, headers, sentence } = fault;
  const language = languageOf(undefined, request.headers.get('Accept-Language') ?? '');
  const message = sentence?.[language] ?? problem.message;
  const body = request.method === 'HEAD' ? null : JSON.stringify({ ...problem, message });
  return new HttpResponse(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': json, ...headers },
  });
}

function inBytes(answer: unknown): MockBytes {
  if (answer instanceof MockBytes) return answer;
  const { buffer } = new TextEncoder().encode(JSON.stringify(answer));
  return new MockBytes(buffer, json);
}

/** A strong entity tag: the first half of the body's digest. */
const entityTag = async (bytes: ArrayBuffer) => `"${(await digestOf(bytes)).slice(0, 32)}"`;

/** Compares as RFC 9110 asks for If-None-Match: weakly, with any tag of the list, or with `*`. */
function holdsCopy(request: Request, tag: string): boolean {
  const held = request.headers.get('If-None-Match') ?? '';
  const tags = held.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
