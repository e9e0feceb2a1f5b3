import { languages } from '#contract/core/language';
import {
  createSecondFactorSecret,
  endOtherSessions,
  getSecondFactor,
  listSessions,
} from '#contract/session/admin-endpoints';
import { testAdmin } from '../testing/admin-client';
import { generateCode, stepMs, testSecret } from '../testing/one-time-code';
import { buildJsonRequest } from './build-request';
import type { ConformanceRequest } from './conformance-request';
import { fixedTime } from './fixed-time';

/** Three codes are valid at the fixed time, each once and in this order. */
const [earlier, current, later] = [-stepMs, 0, stepMs].map((offset) =>
  generateCode(fixedTime.getTime() + offset),
);

const { password: currentPassword } = testAdmin;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

type WriteEndpointName = 'enableSecondFactor' | 'disableSecondFactor' | 'replaceRecoveryCodes';

const buildWrite = (
  endpointName: WriteEndpointName,
  title: string,
  changes: object,
  status?: number,
): ConformanceRequest => ({
  ...buildJsonRequest(
    endpointName,
    title,
    {
      currentPassword,
      ...(endpointName === 'enableSecondFactor' && { secret: testSecret }),
      ...changes,
    },
    status === undefined ? {} : { status },
  ),
  as: 'admin',
});

const accountBodies = {
  changePassword: { currentPassword, newPassword: currentPassword },
  createAccount: { currentPassword, username: 'marisol', newPassword: 'walnuts and figs' },
};

const buildAccountWrite = (
  endpointName: keyof typeof accountBodies,
  title: string,
  code: string | undefined,
  status?: number,
): ConformanceRequest => ({
  ...buildJsonRequest(
    endpointName,
    title,
    { ...accountBodies[endpointName], code },
    status === undefined ? {} : { status },
  ),
  as: 'admin',
});

const buildSignIn = (title: string, code: unknown, status: number, headers = {}) =>
  buildJsonRequest('signIn', title, { ...testAdmin, code }, { status, headers });

const readState: ConformanceRequest = {
  endpointName: 'getSecondFactor',
  path: getSecondFactor.path,
  status: 200,
  as: 'admin',
};

const readSessions: ConformanceRequest = {
  endpointName: 'listSessions',
  path: listSessions.path,
  status: 200,
  as: 'admin',
};

/** An id that no session has. */
const buildEndSession = (id: string): ConformanceRequest => ({
  endpointName: 'endSession',
  method: 'DELETE',
  path: `${listSessions.path}/${id}`,
  status: 404,
  as: 'admin',
});

export const secondFactorReads: readonly ConformanceRequest[] = [readState, readSessions];

/** The second factor is off again at the end. */
export const validSecondFactorRequests: readonly ConformanceRequest[] = [
  {
    endpointName: 'createSecondFactorSecret',
    method: 'POST',
    path: createSecondFactorSecret.path,
    status: 200,
    as: 'admin',
  },
  buildWrite('enableSecondFactor', 'a valid code', { code: earlier }),
  readState,
  buildWrite('enableSecondFactor', 'an admin who has one', { code: current }, 409),
  buildSignIn('a password that needs a code', undefined, 401),
  buildSignIn('a code that was used', earlier, 401),
  buildSignIn('a code', current, 200, { 'User-Agent': phone }),
  readSessions,
  {
    endpointName: 'endOtherSessions',
    method: 'DELETE',
    path: endOtherSessions.path,
    status: 204,
    as: 'admin',
  },
  readSessions,
  buildWrite('disableSecondFactor', 'a valid code', { code: later }),
  readState,
  buildWrite('disableSecondFactor', 'an admin without one', { code: later }, 409),
  buildWrite('replaceRecoveryCodes', 'an admin without one', { code: later }, 409),
  // Turning it on again starts over, with the same three codes.
  buildWrite('enableSecondFactor', 'a valid code again', { code: earlier }),
  buildWrite('replaceRecoveryCodes', 'a valid code', { code: current }),
  buildWrite('replaceRecoveryCodes', 'a code that was used', { code: current }, 400),
  readState,
  buildWrite('disableSecondFactor', 'the last valid code', { code: later }),
  buildWrite('enableSecondFactor', 'a valid code for accounts', { code: earlier }),
  buildAccountWrite('changePassword', 'no code', undefined, 400),
  buildAccountWrite('createAccount', 'no code', undefined, 400),
  buildAccountWrite('createAccount', 'a code that was used', earlier, 400),
  buildAccountWrite('changePassword', 'a valid code', current),
  buildWrite('disableSecondFactor', 'the last valid code again', { code: later }),
  buildEndSession('0'.repeat(32)),
];

export const invalidSecondFactorRequests: readonly ConformanceRequest[] = [
  ...languages.flatMap((language) => [
    buildWrite(
      'enableSecondFactor',
      `a wrong code, in ${language}`,
      { code: '000000', language },
      400,
    ),
    buildWrite('enableSecondFactor', `no code, in ${language}`, { language }, 400),
    buildWrite(
      'enableSecondFactor',
      `a wrong password, in ${language}`,
      { currentPassword: 'figs', code: current, language },
      400,
    ),
    buildWrite('disableSecondFactor', `no code, in ${language}`, { language }, 400),
  ]),
  buildWrite('enableSecondFactor', 'an invalid secret', { code: current, secret: 'figs' }, 400),
  buildSignIn('a code that is no text', 123_456, 400),
  buildSignIn('a code that is too long', '1'.repeat(101), 400),
  buildEndSession('1'),
];
