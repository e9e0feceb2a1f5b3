import {
  getSuccessStatus,
  privateCacheControl,
  type ValidatedEndpoint,
} from '#contract/core/endpoint';
import * as HTTP from '#contract/core/http-status';
import { buildContentDisposition } from './content-disposition';
import { CsvResult, ImageResult, PaginatedResult, type StreamedBytes } from './handler';
import type { ApiRequest } from './request';
import { serializeCsv } from './serialize-csv';
import type { TrackedSession } from './session';

export type ResponseBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | ({ readonly kind: 'stream' } & StreamedBytes);

/** Transport-independent response; for HEAD, the transport omits the body. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: ResponseBody;
  /** Whether this URL's response can be cached until the catalog changes. */
  readonly isCacheable: boolean;
  /** Whether admins may get a different response. */
  readonly variesByUser: boolean;
}

export const jsonType = 'application/json; charset=utf-8';

type Session = Pick<TrackedSession, 'isAdmin' | 'wasRead'>;

export async function toResponse(
  result: unknown,
  endpoint: ValidatedEndpoint,
  request: Pick<ApiRequest, 'header'>,
  session: Session,
): Promise<ApiResponse> {
  if (result instanceof ImageResult) return toImageResponse(result, endpoint, request, session);
  const { isAdmin, wasRead } = session;
  const cacheControl = isAdmin ? privateCacheControl : endpoint.cacheControl;
  const common = {
    status: getSuccessStatus(endpoint),
    headers: { 'Cache-Control': cacheControl },
    isCacheable: false,
    variesByUser: wasRead,
  };
  if (result === undefined) return common;
  if (result instanceof CsvResult) {
    const { table } = result;
    return {
      ...common,
      headers: {
        ...common.headers,
        'Content-Disposition': buildContentDisposition(table.fileName),
        'Content-Type': 'text/csv; charset=utf-8',
      },
      body: { kind: 'bytes', bytes: await serializeCsv(table) },
    };
  }
  const isPaginated = result instanceof PaginatedResult;
  return {
    ...common,
    headers: {
      ...common.headers,
      ...(isPaginated && { 'X-Total-Count': String(result.total) }),
      'Content-Type': jsonType,
    },
    body: { kind: 'json', value: isPaginated ? result.rows : result },
    isCacheable: endpoint.method === 'GET' && !isAdmin && !/\bno-store\b/.test(cacheControl),
  };
}

/** Checks for 304 before doing any work on the image. */
async function toImageResponse(
  { image }: ImageResult,
  endpoint: ValidatedEndpoint,
  request: Pick<ApiRequest, 'header'>,
  { wasRead }: Session,
): Promise<ApiResponse> {
  const headers = {
    'Cache-Control': image.cacheControl ?? endpoint.cacheControl,
    // An image opened as a document must not run scripts.
    'Content-Security-Policy': "default-src 'none'",
    ETag: image.etag,
    ...(image.variesByAccept && { Vary: 'Accept' }),
    ...(image.fileName !== undefined && {
      'Content-Disposition': buildContentDisposition(image.fileName),
    }),
  };
  const common = { isCacheable: false, variesByUser: wasRead };
  if (matchesEtag(request.header('If-None-Match'), image.etag)) {
    return { ...common, status: HTTP.notModified, headers };
  }
  const bytes = await image.getBytes();
  return {
    ...common,
    status: 200,
    headers: { ...headers, 'Content-Type': image.contentType },
    body: bytes instanceof Uint8Array ? { kind: 'bytes', bytes } : { kind: 'stream', ...bytes },
  };
}

/** If-None-Match per RFC 9110: weak comparison with a list of tags or `*`. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
