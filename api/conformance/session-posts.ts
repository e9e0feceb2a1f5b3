import { administratorHeader } from '#contract/core/endpoint';
import { getSession, signIn, signOut } from '#contract/session/endpoints';
import { longestUsername } from '#contract/session/schema';
import { getDemoData } from '#contract/settings/admin-endpoints';
import { countVisitorsToday } from '#contract/visitors/endpoints';
import { testAdministrator } from '../testing/administrator';
import type { ApiRequest } from './api-request';
import { posting } from './posting';

const { username, password } = testAdministrator;
const foreign = { Origin: 'https://elsewhere.example' };

export const goodSessionPosts: readonly ApiRequest[] = [
  posting('signIn', 'valid credentials', testAdministrator),
  posting('signIn', 'valid credentials and a language', { ...testAdministrator, language: 'es' }),
  posting('signIn', 'a space after the name', { ...testAdministrator, username: `${username} ` }),
  { of: 'signOut', method: 'POST', path: signOut.path, status: 204 },
  { of: 'signOut', method: 'POST', path: signOut.path, status: 204, as: 'administrator' },
];

export const goodSession: readonly ApiRequest[] = [
  { of: 'getSession', path: getSession.path, status: 200, as: 'administrator' },
  { of: 'getSession', path: `${getSession.path}?a=b`, status: 200, as: 'administrator' },
  { of: 'getDemoData', path: getDemoData.path, status: 200, as: 'administrator' },
  { of: 'countVisitorsToday', path: countVisitorsToday.path, status: 200, as: 'administrator' },
];

const buildRejectedSignIn = (title: string, pair: object | string, status = 401) =>
  posting('signIn', title, pair, { status });

export const otherSessions: readonly ApiRequest[] = [
  buildRejectedSignIn('a wrong name', { username: 'marisol', password }),
  buildRejectedSignIn('a wrong password', { username, password: 'figs and pecans' }),
  buildRejectedSignIn('a wrong password in Spanish', {
    username,
    password: 'higos',
    language: 'es',
  }),
  buildRejectedSignIn('a name in capitals', { username: username.toUpperCase(), password }),
  buildRejectedSignIn('a space after the password', { username, password: `${password} ` }),
  buildRejectedSignIn('no name', { password }, 400),
  buildRejectedSignIn('no password, in Spanish', { username, language: 'es' }, 400),
  buildRejectedSignIn('a numeric password', { username, password: 7 }, 400),
  buildRejectedSignIn(
    'a name that is too long',
    { username: 'a'.repeat(longestUsername + 1), password },
    400,
  ),
  buildRejectedSignIn('a NUL', { username: 'elena\0', password }, 400),
  buildRejectedSignIn('an empty body', '', 400),
  buildRejectedSignIn('truncated JSON', '{"username":', 400),
  posting('signIn', 'a form-encoded body', testAdministrator, {
    status: 415,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }),
  posting('signIn', 'valid credentials from another origin', testAdministrator, {
    status: 403,
    headers: foreign,
  }),
  { method: 'POST', path: signOut.path, status: 403, headers: foreign, as: 'administrator' },
  { path: getSession.path, status: 401 },
  { path: getSession.path, status: 401, method: 'HEAD' },
  { path: getSession.path, status: 401, headers: { Cookie: 'higuera-session=made-up' } },
  { path: getSession.path, status: 401, headers: { [administratorHeader.name]: 'higuera' } },
  { path: getDemoData.path, status: 401 },
  { path: countVisitorsToday.path, status: 401 },
  { path: `${signIn.path}/`, status: 404, method: 'POST' },
];
