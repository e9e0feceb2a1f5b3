import { Secret, TOTP } from 'otpauth';
import { enableSecondFactor } from '#contract/session/admin-endpoints';
import { type AdminClient, testAdmin } from './admin-client';
import type { TestResponse } from './test-client';

export const testSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The code of an authenticator app at that time. */
export const generateCode = (time: number | Date, secret = testSecret): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Number(time) });

/** Turns the second factor of the test admin on, with a code of that time. */
export const putSecondFactor = (
  admin: AdminClient,
  time: number,
  changes: object = {},
): Promise<TestResponse> =>
  admin.sendJson('PUT', enableSecondFactor.path, {
    currentPassword: testAdmin.password,
    secret: testSecret,
    code: generateCode(time),
    ...changes,
  });
