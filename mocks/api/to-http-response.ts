import * as HTTP from '#contract/core/http-status';
import { toErrorResponse } from '../../api/dispatch/error-response';
import { type ApiResponse, matchesEtag, type ResponseBody } from '../../api/dispatch/response';
import { sha256 } from '../../api/platform/digest';

export async function toHttpResponse(request: Request, response: ApiResponse): Promise<Response> {
  const { status, headers } = response;
  const body = response.body && toBody(response.body);
  const isHead = request.method === 'HEAD';
  if (body === undefined || !response.isCacheable) {
    return new Response(isHead ? null : body, { status, headers });
  }
  const etag = await computeEtag(body);
  const isNotModified = matchesEtag(request.headers.get('If-None-Match') ?? undefined, etag);
  const headersWithEtag = new Headers({ ...headers, ETag: etag });
  if (isNotModified) headersWithEtag.delete('Content-Type');
  return new Response(isHead || isNotModified ? null : body, {
    status: isNotModified ? HTTP.notModified : status,
    headers: headersWithEtag,
  });
}

export function createErrorResponse(request: Request, error: Error): Promise<Response> {
  const id = crypto.randomUUID();
  const acceptLanguage = request.headers.get('Accept-Language') ?? undefined;
  return toHttpResponse(
    request,
    toErrorResponse(error, { id, body: undefined, acceptLanguage }, (unexpected) =>
      reportError(unexpected, { id }),
    ),
  );
}

export function reportError(error: unknown, request?: { readonly id: string }): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log of a server that runs in the page
  console.error('The mock server failed:', error, ...(request ? [`Request ${request.id}`] : []));
}

function toBody(body: ResponseBody): string | Uint8Array<ArrayBuffer> {
  switch (body.kind) {
    case 'json':
      return JSON.stringify(body.value);
    case 'bytes':
      // A copy, because the bytes may be backed by shared memory.
      return new Uint8Array(body.bytes);
    case 'stream':
      throw new TypeError('The mock server cannot send streams.');
  }
}

const computeEtag = async (body: string | Uint8Array<ArrayBuffer>) =>
  `"${(await sha256(body)).slice(0, 32)}"`;
