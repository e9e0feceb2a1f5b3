import type { ValidatedEndpoint } from '#contract/core/endpoint';
import { administratorHeader } from '#contract/core/endpoint';
import { foreignOrigin } from '#contract/core/messages';
import { localizedError } from './problem';
import type { ApiRequest } from './request';
import type { Session } from './session';

type Headers = Pick<ApiRequest, 'header' | 'host'>;

/** Checks origin, CSRF header and session before any of the body is read. Rejects with 401 and 403. */
export async function authorize(
  request: Headers,
  { method, access }: Pick<ValidatedEndpoint, 'method' | 'access'>,
  session: Pick<Session, 'requireAdministrator'>,
  publicOrigin: string | undefined,
): Promise<void> {
  if (method !== 'GET') requireSameOrigin(request, publicOrigin);
  if (access === 'public') return;
  if (method !== 'GET') requireCsrfHeader(request);
  await session.requireAdministrator();
}

function requireSameOrigin(request: Headers, publicOrigin: string | undefined): void {
  const site = request.header('Sec-Fetch-Site');
  const origin = request.header('Origin') ?? '';
  if (site === 'cross-site' || site === 'same-site') throw localizedError(403, foreignOrigin);
  const isOwn =
    origin === '' ? site === 'same-origin' : isOwnOrigin(origin, request.host, publicOrigin);
  if (!isOwn) throw localizedError(403, foreignOrigin);
}

/** A page of another site cannot set this header without CORS permission. */
function requireCsrfHeader(request: Headers): void {
  const { name, value } = administratorHeader;
  if (request.header(name) !== value) throw localizedError(403, foreignOrigin);
}

function isOwnOrigin(sent: string, ownHost: string, publicOrigin: string | undefined): boolean {
  if (!URL.canParse(sent)) return false;
  const { origin, host } = new URL(sent);
  return publicOrigin === undefined ? host === ownHost : origin === publicOrigin;
}
