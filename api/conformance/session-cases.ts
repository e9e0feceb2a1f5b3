import { buildUrl, csrfHeader } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { getEmailStatus } from '#contract/email/admin-endpoints';
import { deleteAccount, listAccounts } from '#contract/session/admin-endpoints';
import { getSession, signIn, signOut } from '#contract/session/endpoints';
import { maxUsernameLength } from '#contract/session/schema';
import { getDemoData } from '#contract/settings/admin-endpoints';
import { getSystemStatus } from '#contract/system/admin-endpoints';
import { countVisitorsToday } from '#contract/visitors/endpoints';
import { testAdmin } from '../testing/admin-client';
import { buildJsonRequest } from './build-request';
import type { ConformanceRequest } from './conformance-request';

const { username, password } = testAdmin;
const crossSiteHeaders = { Origin: 'https://elsewhere.example' };

export const validSessionRequests: readonly ConformanceRequest[] = [
  buildJsonRequest('signIn', 'valid credentials', testAdmin),
  buildJsonRequest('signIn', 'valid credentials and a language', { ...testAdmin, language: 'es' }),
  buildJsonRequest('signIn', 'a name in capitals', {
    ...testAdmin,
    username: username.toUpperCase(),
  }),
  buildJsonRequest('signIn', 'a space after the name', { ...testAdmin, username: `${username} ` }),
  { endpointName: 'signOut', method: 'POST', path: signOut.path, status: 204 },
  { endpointName: 'signOut', method: 'POST', path: signOut.path, status: 204, as: 'admin' },
];

const buildAdminRequest = (
  endpointName: 'changePassword' | 'createAccount',
  title: string,
  body: object,
  status?: number,
): ConformanceRequest => ({
  ...buildJsonRequest(endpointName, title, body, status === undefined ? {} : { status }),
  as: 'admin',
});

const buildDelete = (
  id: number | string,
  status: number,
  body: object = { currentPassword: password },
): ConformanceRequest => ({
  ...buildJsonRequest('deleteAccount', `account ${id}`, body, { status }),
  path: buildUrl(deleteAccount, { params: { id } }),
  as: 'admin',
});

const marisol = {
  username: 'marisol',
  newPassword: 'walnuts and figs',
  currentPassword: password,
};

/** The test admin keeps the password, and is alone at the end. */
export const validAccountRequests: readonly ConformanceRequest[] = [
  buildAdminRequest('changePassword', 'the same password', {
    currentPassword: password,
    newPassword: password,
  }),
  buildAdminRequest('createAccount', 'a second account', marisol),
  { endpointName: 'listAccounts', path: listAccounts.path, status: 200, as: 'admin' },
  buildAdminRequest('createAccount', 'a taken name', { ...marisol, username: 'Marisol' }, 409),
  buildDelete(2, 204),
  buildDelete(2, 404),
];

export const invalidAccountRequests: readonly ConformanceRequest[] = [
  ...languages.flatMap((language) => [
    buildAdminRequest(
      'changePassword',
      `a wrong password, in ${language}`,
      { currentPassword: 'figs', newPassword: password, language },
      400,
    ),
    buildAdminRequest(
      'changePassword',
      `a short password, in ${language}`,
      { currentPassword: password, newPassword: 'figs', language },
      400,
    ),
    buildAdminRequest('createAccount', `no fields, in ${language}`, { language }, 400),
    buildDelete(2, 400, { language }),
    buildDelete(2, 400, { currentPassword: 'figs', language }),
  ]),
  buildDelete(1, 409),
  buildDelete(999, 404),
  buildDelete('2147483648', 404),
  buildDelete('abc', 404),
];

export const adminReads: readonly ConformanceRequest[] = [
  { endpointName: 'getSession', path: getSession.path, status: 200, as: 'admin' },
  { endpointName: 'getSession', path: `${getSession.path}?a=b`, status: 200, as: 'admin' },
  { endpointName: 'listAccounts', path: listAccounts.path, status: 200, as: 'admin' },
  { endpointName: 'getDemoData', path: getDemoData.path, status: 200, as: 'admin' },
  { endpointName: 'getEmailStatus', path: getEmailStatus.path, status: 200, as: 'admin' },
  { endpointName: 'getSystemStatus', path: getSystemStatus.path, status: 200, as: 'admin' },
  {
    endpointName: 'countVisitorsToday',
    path: countVisitorsToday.path,
    status: 200,
    as: 'admin',
  },
];

const buildRejectedSignIn = (title: string, credentials: object | string, status = 401) =>
  buildJsonRequest('signIn', title, credentials, { status });

export const invalidSessionRequests: readonly ConformanceRequest[] = [
  buildRejectedSignIn('a wrong name', { username: 'marisol', password }),
  buildRejectedSignIn('a wrong password', { username, password: 'figs and pecans' }),
  buildRejectedSignIn('a wrong password in Spanish', {
    username,
    password: 'higos',
    language: 'es',
  }),
  buildRejectedSignIn('a space after the password', { username, password: `${password} ` }),
  buildRejectedSignIn('no name', { password }, 400),
  buildRejectedSignIn('no password, in Spanish', { username, language: 'es' }, 400),
  buildRejectedSignIn('a numeric password', { username, password: 7 }, 400),
  buildRejectedSignIn(
    'a name that is too long',
    { username: 'a'.repeat(maxUsernameLength + 1), password },
    400,
  ),
  buildRejectedSignIn('a NUL', { username: 'elena\0', password }, 400),
  buildRejectedSignIn('an empty body', '', 400),
  buildRejectedSignIn('truncated JSON', '{"username":', 400),
  buildJsonRequest('signIn', 'a form-encoded body', testAdmin, {
    status: 415,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }),
  buildJsonRequest('signIn', 'valid credentials from another origin', testAdmin, {
    status: 403,
    headers: crossSiteHeaders,
  }),
  {
    method: 'POST',
    path: signOut.path,
    status: 403,
    headers: crossSiteHeaders,
    as: 'admin',
  },
  { path: getSession.path, status: 401 },
  { path: getSession.path, status: 401, method: 'HEAD' },
  { path: getSession.path, status: 401, headers: { Cookie: 'higuera-session=made-up' } },
  { path: getSession.path, status: 401, headers: { [csrfHeader.name]: 'higuera' } },
  { path: getDemoData.path, status: 401 },
  { path: countVisitorsToday.path, status: 401 },
  { path: `${signIn.path}/`, status: 404, method: 'POST' },
];
