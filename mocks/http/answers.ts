import { HttpResponse } from 'msw';
import type { Fault } from './fault';
import { MockImage } from './implementation';

/** 200 with a strong entity tag, or 304 when the caller's copy has the same one. */
export async function goodAnswer(
  request: Request,
  answer: unknown,
  cacheControl: string,
): Promise<Response> {
  const { body, ...kind } = bodyOf(answer);
  const tag = await entityTag(body);
  const headers = { 'Cache-Control': cacheControl, ...kind, ETag: tag };
  if (holdsCopy(request, tag)) return new HttpResponse(null, { status: 304, headers });
  return new HttpResponse(request.method === 'HEAD' ? null : body, { headers });
}

/** The answer a fault is told with. */
export const faultAnswer = ({ status, problem, headers }: Fault): Response =>
  HttpResponse.json(problem, { status, headers });

function bodyOf(answer: unknown) {
  if (!(answer instanceof MockImage)) {
    return { body: JSON.stringify(answer), 'Content-Type': 'application/json; charset=utf-8' };
  }
  const { bytes, contentType, cacheControl } = answer;
  return {
    body: bytes,
    'Content-Type': contentType,
    ...(cacheControl && { 'Cache-Control': cacheControl }),
  };
}

/** A strong entity tag: the first half of the body's SHA-256. */
async function entityTag(body: string | ArrayBuffer): Promise<string> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('')}"`;
}

/** Compares as RFC 9110 asks for If-None-Match: weakly, with any tag of the list, or with `*`. */
function holdsCopy(request: Request, tag: string): boolean {
  const held = request.headers.get('If-None-Match') ?? '';
  const tags = held.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
