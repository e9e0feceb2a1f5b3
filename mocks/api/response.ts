import { sha256 } from '../../api/dispatch/digest';
import { toErrorResponse } from '../../api/dispatch/error-response';
import { type ApiResponse, hasTag, type ResponseBody } from '../../api/dispatch/response';

/** A response of the API as MSW sends it; of a HEAD request it has no body. */
export async function toHttpResponse(request: Request, response: ApiResponse): Promise<Response> {
  const { status, headers } = response;
  const body = response.body && toBody(response.body);
  if (body !== undefined && response.isCacheable) {
    const tagged = { ...headers, ETag: await entityTag(body) };
    const hasCopy = hasTag(request.headers.get('If-None-Match') ?? undefined, tagged.ETag);
    if (hasCopy) {
      const { 'Content-Type': _, ...others } = tagged;
      return new Response(null, { status: 304, headers: others });
    }
    return new Response(request.method === 'HEAD' ? null : body, { status, headers: tagged });
  }
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
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
