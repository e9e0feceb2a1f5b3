import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { csrfHeader } from '#contract/core/endpoint';
import { crossOriginForbidden } from '#contract/core/messages';
import { localizedError } from './http-error';
import type { ApiRequest } from './request';
import type { Session, SignedInAdmin } from './session';

type Headers = Pick<ApiRequest, 'header' | 'host'>;

/**
 * Checks origin, CSRF header and session before any of the body is read. Resolves to the signed-in admin of an admin
 * endpoint; rejects with 401 and 403.
 */
export async function authorize(
  request: Headers,
  { method, access }: Pick<ValidatedEndpoint, 'method' | 'access'>,
  session: Pick<Session, 'requireAdmin'>,
  publicOrigin: string | undefined,
): Promise<SignedInAdmin | undefined> {
  if (method !== 'GET') requireSameOrigin(request, publicOrigin);
  if (access === 'public') return undefined;
  if (method !== 'GET') requireCsrfHeader(request);
  return session.requireAdmin();
}

function requireSameOrigin(request: Headers, publicOrigin: string | undefined): void {
  const site = request.header('Sec-Fetch-Site');
  const origin = request.header('Origin') ?? '';
  if (site === 'cross-site' || site === 'same-site')
    throw localizedError(403, crossOriginForbidden);
  const isSameOrigin =
    origin === '' ? site === 'same-origin' : isOwnOrigin(origin, request.host, publicOrigin);
  if (!isSameOrigin) throw localizedError(403, crossOriginForbidden);
}

/** A page of another site cannot set this header without CORS permission. */
function requireCsrfHeader(request: Headers): void {
  const { name, value } = csrfHeader;
  if (request.header(name) !== value) throw localizedError(403, crossOriginForbidden);
}

function isOwnOrigin(
  sentOrigin: string,
  ownHost: string,
  publicOrigin: string | undefined,
): boolean {
  if (!URL.canParse(sentOrigin)) return false;
  const { origin, host } = new URL(sentOrigin);
  return publicOrigin === undefined ? host === ownHost : origin === publicOrigin;
}
