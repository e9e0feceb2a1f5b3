import type { Knex } from 'knex';
import { inTransaction } from '../database/transaction';
import type { SessionStore, SignedIn } from '../dispatch/session';
import { sha256OfText } from '../platform/digest';
import { randomToken } from '../platform/random';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds a session lasts unused, and at most. */
const idle = 2 * hour;
const longest = 12 * hour;

/** Milliseconds that the last use may be behind, so that not every call writes; a session may end as much sooner. */
const slack = minute;

interface SessionRow extends SignedIn {
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

/** The sessions in a database, of which it knows a hash of each token. */
export function createSessionStore(database: Knex, clock: () => Date): SessionStore {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();
  const isOver = ({ createdAt, lastUsedAt }: SessionRow) =>
    createdAt <= ago(longest) ||
    lastUsedAt <= ago(idle) ||
    // A clock that was set back would keep an unused session alive for as much longer.
    lastUsedAt > ago(-slack);
  const rowOf = (token: string) => database('sessions').where({ token_hash: hashOf(token) });

  return {
    begin: ({ id, passwordHash }) =>
      inTransaction(database, async (trx) => {
        // A write comes first: a transaction that only read so far may not go on after another's write.
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
      const row = await rowOf(token)
        .join('administrators', 'administrators.id', 'administrator_id')
        .first<SessionRow | undefined>(
          'username',
          'sessions.created_at as createdAt',
          'last_used_at as lastUsedAt',
        );
      if (!row) return undefined;
      if (isOver(row)) {
        await rowOf(token).delete();
        return undefined;
      }
      if (row.lastUsedAt <= ago(slack)) await rowOf(token).update({ last_used_at: ago(0) });
      return { username: row.username };
    },

    async end(token) {
      await rowOf(token).delete();
    },
  };
}

/** 256 random bits are the token. */
async function insert(trx: Knex.Transaction, administrator_id: number, now: string) {
  const token = randomToken(32);
  await trx('sessions').insert({
    token_hash: hashOf(token),
    administrator_id,
    created_at: now,
    last_used_at: now,
  });
  return token;
}

/** A token has too many bits to be guessed from a hash that is quick to make. */
const hashOf = sha256OfText;
