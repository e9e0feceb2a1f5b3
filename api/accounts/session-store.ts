import type { Knex } from 'knex';
import { inTransaction } from '../database/transaction';
import type { SessionStore, SignedInAdmin } from '../dispatch/session';
import { sha256OfText } from '../platform/digest';
import { randomHex, randomToken } from '../platform/random';
import { type Device, describeDevice } from './describe-device';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const idleTimeoutMs = 2 * hourMs;
const maxAgeMs = 12 * hourMs;

/** `last_used_at` may lag this far behind, so that not every request writes; a session may expire that much earlier. */
const lastUseToleranceMs = minuteMs;

interface SessionTimes {
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

/** Of the sessions that `createDatabaseSessionStore` starts. */
export function createSessionExpiry(clock: () => Date) {
  const isoTimeAgo = (milliseconds: number) =>
    new Date(clock().getTime() - milliseconds).toISOString();
  return {
    isoTimeAgo,
    isExpired: ({ createdAt, lastUsedAt }: SessionTimes) =>
      createdAt <= isoTimeAgo(maxAgeMs) ||
      lastUsedAt <= isoTimeAgo(idleTimeoutMs) ||
      // After the clock was set back, an unused session would stay alive for that much longer.
      lastUsedAt > isoTimeAgo(-lastUseToleranceMs),
  };
}

export function createDatabaseSessionStore(database: Knex, clock: () => Date): SessionStore {
  const { isoTimeAgo, isExpired } = createSessionExpiry(clock);
  const selectByToken = (token: string) =>
    database('sessions').where({ token_hash: hashToken(token) });

  return {
    start: ({ id, passwordHash, secondFactorSecret }, userAgent) =>
      inTransaction(database, async (trx) => {
        // Write first: a SQLite transaction that started with a read fails when another connection has written since.
        await trx('sessions')
          .where('created_at', '<=', isoTimeAgo(maxAgeMs))
          .orWhere('last_used_at', '<=', isoTimeAgo(idleTimeoutMs))
          .delete();
        const matchingAdmin = await trx('administrators')
          .where({
            id,
            password_hash: passwordHash,
            second_factor_secret: secondFactorSecret,
          })
          .forShare()
          .first('id');
        if (!matchingAdmin) return undefined;
        const device = describeDevice(userAgent);
        return insertSession(trx, { administrator_id: id, ...device }, isoTimeAgo(0));
      }),

    async find(token, isUse) {
      const row = await selectByToken(token)
        .join('administrators', 'administrators.id', 'administrator_id')
        .first<(SignedInAdmin & SessionTimes) | undefined>(
          'administrator_id as id',
          'sessions.id as sessionId',
          'username',
          'sessions.created_at as createdAt',
          'last_used_at as lastUsedAt',
        );
      if (!row) return undefined;
      if (isExpired(row)) {
        await selectByToken(token).delete();
        return undefined;
      }
      if (isUse && row.lastUsedAt <= isoTimeAgo(lastUseToleranceMs))
        await selectByToken(token).update({ last_used_at: isoTimeAgo(0) });
      const { id, sessionId, username } = row;
      return { id, sessionId, username };
    },

    async end(token) {
      await selectByToken(token).delete();
    },
  };
}

/** 256 random bits. OWASP requires at least 64 for session ids. */
async function insertSession(
  trx: Knex.Transaction,
  owner: Device & { readonly administrator_id: number },
  now: string,
) {
  const token = randomToken(32);
  await trx('sessions').insert({
    token_hash: hashToken(token),
    id: randomHex(16),
    ...owner,
    created_at: now,
    last_used_at: now,
  });
  return token;
}

/** A fast hash suffices: 256 random bits cannot be guessed. */
const hashToken = sha256OfText;
