import { exampleSessionId, failedEmailId } from '../example-shop';
import type { Examples } from './example';

/** The secret of the test vectors in RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Its codes around `exampleTime`. Each is valid once, and none before an earlier one. */
const codes = { earlier: '974185', current: '390492', later: '983366' };

/** Stands for the admin's password, which no document should contain. Replaced when an example is sent. */
export const passwordPlaceholder = 'your current password';

const newPassword = 'quince and thyme';

export const accountExamples = {
  signIn: { body: { username: 'elena', password: passwordPlaceholder } },
  signOut: {},
  getSession: {},
  changePassword: { body: { currentPassword: passwordPlaceholder, newPassword } },
  listAccounts: {},
  createAccount: {
    body: { username: 'ines', newPassword: 'rosemary and sea salt', currentPassword: newPassword },
  },
  deleteAccount: { params: { id: 2 }, body: { currentPassword: newPassword } },
  getSecondFactor: {},
  createSecondFactorSecret: {},
  enableSecondFactor: { body: { secret, code: codes.earlier, currentPassword: newPassword } },
  replaceRecoveryCodes: { body: { code: codes.current, currentPassword: newPassword } },
  disableSecondFactor: { body: { code: codes.later, currentPassword: newPassword } },
  listSessions: {},
  endSession: { params: { id: exampleSessionId } },
  endOtherSessions: {},
  getDemoData: {},
  getEmailStatus: {},
  resendEmail: { params: { id: failedEmailId }, body: {} },
  getSystemStatus: {},
  countVisitorsToday: {},
  getApiDescription: {},
} satisfies Partial<Examples>;
