import type { Knex } from 'knex';
import { alreadyDeleted } from '#contract/core/messages';
import { emailNotConfigured } from '#contract/orders/order-email';
import { isValidId } from '../database/valid-id';
import type { Handlers } from '../dispatch/handler';
import { localizedError } from '../dispatch/http-error';
import { createEmailQueue } from './email-queue';
import { readEmailStatus } from './email-status';

interface EmailDependencies {
  readonly database: Knex;
  readonly canSendEmail: boolean;
  readonly clock: () => Date;
}

export const emailRoutes = ({ database, canSendEmail, clock }: EmailDependencies) => {
  const readStatus = async () => ({
    configured: canSendEmail,
    ...(await readEmailStatus(database, clock())),
  });

  return {
    getEmailStatus: readStatus,

    resendEmail: async ({ params: { id }, body: { language } }) => {
      if (!canSendEmail) throw localizedError(409, emailNotConfigured, language);
      const isKnown = isValidId(id) && (await createEmailQueue(database, clock).resend(id));
      if (!isKnown) throw localizedError(404, alreadyDeleted, language);
      return readStatus();
    },
  } satisfies Partial<Handlers>;
};
