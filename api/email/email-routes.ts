import type { Knex } from 'knex';
import type { Handlers } from '../dispatch/handler';
import { readEmailStatus } from './email-status';

interface EmailDependencies {
  readonly database: Knex;
  readonly canSendEmail: boolean;
  readonly clock: () => Date;
}

export const emailRoutes = ({ database, canSendEmail, clock }: EmailDependencies) =>
  ({
    getEmailStatus: async () => ({
      configured: canSendEmail,
      ...(await readEmailStatus(database, clock())),
    }),
  }) satisfies Partial<Handlers>;
