import type { Knex } from 'knex';
import { inTransaction } from '../database/transaction';
import type { SessionStore, SignedIn } from '../dispatch/session';
import { sha256OfText } from '../platform/digest';
import { randomToken } from '../platform/random';

const minute = 60_000;
const hour = 60 * minute;

const idle = 2 * hour;
const longest = 12 * hour;

/** `last_used_at` may lag this far behind, so that not every request writes; a session may expire that much earlier. */
const slack = minute;

interface SessionRow extends SignedIn {
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

export function createSessionStore(database: Knex, clock: () => Date): SessionStore {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();
  const isOver = ({ createdAt, lastUsedAt }: SessionRow) =>
    createdAt <= ago(longest) ||
    lastUsedAt <= ago(idle) ||
    // After the clock was set back, an unused session would stay alive for that much longer.
    lastUsedAt > ago(-slack);
  const selectByToken = (token: string) =>
    database('sessions').where({ token_hash: hashToken(token) });

  return {
    begin: ({ id, passwordHash }) =>
      inTransaction(database, async (trx) => {
        // Write first: a SQLite transaction that started with a read fails when another connection has written since.
        await trx('sessions')
          .where('created_at', '<=', ago(longest))
          .orWhere('last_used_at', '<=', ago(idle))
          .delete();
        const owner = await trx('administrators')
          .where({ id, password_hash: passwordHash })
          .forShare()
          .first('id');
        return owner && insert(trx, id, ago(0));
      }),

    async find(token) {
      const row = await selectByToken(token)
        .join('administrators', 'administrators.id', 'administrator_id')
        .first<SessionRow | undefined>(
          'username',
          'sessions.created_at as createdAt',
          'last_used_at as lastUsedAt',
        );
      if (!row) return undefined;
      if (isOver(row)) {
        await selectByToken(token).delete();
        return undefined;
      }
      if (row.lastUsedAt <= ago(slack)) await selectByToken(token).update({ last_used_at: ago(0) });
      return { username: row.username };
    },

    async end(token) {
      await selectByToken(token).delete();
    },
  };
}

/** 256 random bits. OWASP requires at least 64 for session ids. */
async function insert(trx: Knex.Transaction, administrator_id: number, now: string) {
  const token = randomToken(32);
  await trx('sessions').insert({
    token_hash: hashToken(token),
    administrator_id,
    created_at: now,
    last_used_at: now,
  });
  return token;
}

/** A fast hash suffices: 256 random bits cannot be guessed. */
const hashToken = sha256OfText;
