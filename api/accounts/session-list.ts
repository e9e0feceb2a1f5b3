import type { Knex } from 'knex';
import type { ActiveSession } from '#contract/session/admin-schema';
import type { SignedInAdmin } from '../dispatch/session';
import { createSessionExpiry } from './session-store';

type CurrentSession = Pick<SignedInAdmin, 'id' | 'sessionId'>;

/** The sessions of the signed-in admin; never those of others. */
interface SessionList {
  /** The current one first, then by last use, the latest first. */
  list(current: CurrentSession): Promise<ActiveSession[]>;
  /** False if the admin has no such session. */
  end(current: CurrentSession, sessionId: string): Promise<boolean>;
  endOthers(current: CurrentSession): Promise<void>;
}

export function createSessionList(database: Knex, clock: () => Date): SessionList {
  const { isExpired } = createSessionExpiry(clock);
  const selectOwn = ({ id }: CurrentSession) =>
    database('sessions').where({ administrator_id: id });

  return {
    async list(current) {
      const rows = await selectOwn(current)
        .orderBy([
          { column: 'last_used_at', order: 'desc' },
          { column: 'id', order: 'asc' },
        ])
        .select<Omit<ActiveSession, 'isCurrent'>[]>(
          'id',
          'browser',
          'system',
          'created_at as createdAt',
          'last_used_at as lastUsedAt',
        );
      return rows
        .filter((row) => !isExpired(row))
        .map((row) => ({ ...row, isCurrent: row.id === current.sessionId }))
        .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },

    end: async (current, id) => (await selectOwn(current).where({ id }).delete()) > 0,

    async endOthers(current) {
      await selectOwn(current).whereNot({ id: current.sessionId }).delete();
    },
  };
}
