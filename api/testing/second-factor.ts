import { enableSecondFactor } from '#contract/session/admin-endpoints';
import { type AdminClient, testAdmin } from './admin-client';
import { generateCode, testSecret } from './one-time-code';
import type { TestResponse } from './test-client';

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
