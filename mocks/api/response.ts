import { toErrorResponse } from '../../api/dispatch/error-response';
import { type ApiResponse, hasTag, type ResponseBody } from '../../api/dispatch/response';
import { sha256 } from '../../api/platform/digest';

/** A response of the API as MSW sends it; of a HEAD request it has no body. */
export async function toHttpResponse(request: Request, response: ApiResponse): Promise<Response> {
  const { status, headers } = response;
  const body = response.body && toBody(response.body);
  const isHead = request.method === 'HEAD';
  if (body === undefined || !response.isCacheable) {
    return new Response(isHead ? null : body, { status, headers });
  }
  const tag = await entityTag(body);
  const hasCopy = hasTag(request.headers.get('If-None-Match') ?? undefined, tag);
  const tagged = new Headers({ ...headers, ETag: tag });
  if (hasCopy) tagged.delete('Content-Type');
  return new Response(isHead || hasCopy ? null : body, {
    status: hasCopy ? 304 : status,
    headers: tagged,
  });
}

/** The response to a request that failed before it reached an endpoint. */
export function errorResponse(request: Request, error: Error): Promise<Response> {
  const acceptLanguage = request.headers.get('Accept-Language') ?? undefined;
  return toHttpResponse(
    request,
    toErrorResponse(error, { body: undefined, acceptLanguage }, reportError),
  );
}

/** Prints an unexpected error, with the id that its response names. */
export function reportError(error: unknown): string {
  const requestId = crypto.randomUUID();
  // biome-ignore lint/suspicious/noConsole: the console is the log of a server that runs in the page
  console.error(`The mock server failed (${requestId}):`, error);
  return requestId;
}

function toBody(body: ResponseBody): string | Uint8Array<ArrayBuffer> {
  switch (body.kind) {
    case 'json':
      return JSON.stringify(body.value);
    case 'text':
      return body.text;
    case 'bytes':
      // A copy, which no shared memory lies under.
      return new Uint8Array(body.bytes);
    case 'stream':
      throw new TypeError('Mocks have no streams.');
  }
}

const entityTag = async (body: string | Uint8Array<ArrayBuffer>) =>
  `"${(await sha256(body)).slice(0, 32)}"`;
