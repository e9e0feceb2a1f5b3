import type { Knex } from 'knex';
import * as v from 'valibot';
import type { Language } from '#contract/core/language';
import { keyRule, keyTaken } from '#contract/core/messages';
import { inTransaction } from '../database/transaction';
import { sha256 } from '../platform/digest';
import { refused } from './problem';
import type { RequestBody } from './request';

interface PostId {
  /** Path of the endpoint. */
  readonly endpoint: string;
  /** Undefined for a post without one, which is handled each time. */
  readonly key: string | undefined;
}

interface Post extends PostId {
  /** Equal for posts with equal content. */
  readonly fingerprint: string;
  readonly language: Language;
}

interface IdempotencyRecord {
  readonly fingerprint: string;
  /** The first response, as JSON. */
  readonly answer: string;
}

/** The first responses to posts that carry an `Idempotency-Key`. */
interface IdempotencyStore {
  find(id: PostId): Promise<IdempotencyRecord | undefined>;
  /**
   * Runs `write` and records what it returns in one transaction; of equal posts that arrive at the same moment one
   * runs. Rejects with 422 when the key belongs to another post.
   */
  once<A>(post: Post, write: (trx: Knex.Transaction) => Promise<A>): Promise<A>;
}

const table = 'idempotency_keys';

export function createIdempotencyStore(database: Knex): IdempotencyStore {
  const findRow = (from: Knex, endpoint: string, key: string) =>
    from<IdempotencyRecord & PostId>(table).where({ endpoint, key }).first('fingerprint', 'answer');

  return {
    async find({ endpoint, key }) {
      return key === undefined ? undefined : findRow(database, endpoint, key);
    },

    async once<A>(post: Post, write: (trx: Knex.Transaction) => Promise<A>) {
      const { endpoint, key, fingerprint } = post;
      return inTransaction(database, async (trx) => {
        if (key === undefined) return write(trx);
        const answered_at = new Date().toISOString();
        const inserted = await trx(table)
          .insert({ endpoint, key, fingerprint, answer: '', answered_at })
          .onConflict(['endpoint', 'key'])
          .ignore()
          .returning('key');
        if (inserted.length === 0) return replay<A>(post, await findRow(trx, endpoint, key));
        const answer = await write(trx);
        await trx(table)
          .where({ endpoint, key })
          .update({ answer: JSON.stringify(answer) });
        return answer;
      });
    },
  };
}

/** The recorded response. Throws 422 when the key came with another post. */
export function replay<A>(post: Post, first: IdempotencyRecord | undefined): A {
  if (first?.fingerprint !== post.fingerprint) throw refused(422, keyTaken, post.language);
  // The same endpoint recorded it.
  return JSON.parse(first.answer) as A;
}

const uuid = v.pipe(v.string(), v.uuid());

/** The value of an `Idempotency-Key` header; undefined without one. Throws 400 when it is no UUID. */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!v.is(uuid, header)) throw refused(400, keyRule);
  return header.toLowerCase();
}

/** Identifies the content of a post: its valid fields in the schema's order, and the bytes of its files. */
export const fingerprint = (body: unknown, files: RequestBody['files'] = []): Promise<string> =>
  sha256(JSON.stringify([body, files.map(({ hash }) => hash)]));
