import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import * as v from 'valibot';
import type { Language } from '#contract/language';
import { keyRule, keyTaken } from '#contract/refusals';
import { inTransaction } from '../database/transaction';
import { refused } from './problem';
import type { ReadBody } from './read-body';
import type { ShopContext } from './state';

/** Names a post, however often it arrives. */
export interface PostName {
  /** Path of the endpoint. */
  readonly endpoint: string;
  /** What its sender named it; undefined when it has no name and is done each time. */
  readonly key: string | undefined;
}

/** A post whose body has been read. */
export interface Post extends PostName {
  /** Equal where the same was sent. */
  readonly fingerprint: string;
  readonly language: Language;
}

/** What was answered to a post when it first arrived. */
interface FirstAnswer {
  readonly fingerprint: string;
  /** JSON. */
  readonly answer: string;
}

/** What was answered to posts that carry a key, so that each is done once. */
export interface FirstAnswers {
  find(name: PostName): Promise<FirstAnswer | undefined>;
  /**
   * Answers what `write` does, in one transaction with the record of it; of equal posts that arrive at the same
   * moment one is done. Rejects with 422 when the key belongs to another post.
   */
  once<A>(post: Post, write: (trx: Knex.Transaction) => Promise<A>): Promise<A>;
}

const table = 'idempotency_keys';

/** The answers in a database. */
export function createFirstAnswers(database: Knex): FirstAnswers {
  const rowOf = (from: Knex, endpoint: string, key: string) =>
    from<FirstAnswer & PostName>(table).where({ endpoint, key }).first('fingerprint', 'answer');

  return {
    async find({ endpoint, key }) {
      return key === undefined ? undefined : rowOf(database, endpoint, key);
    },

    async once<A>(post: Post, write: (trx: Knex.Transaction) => Promise<A>) {
      const { endpoint, key, fingerprint } = post;
      return inTransaction(database, async (trx) => {
        if (key === undefined) return write(trx);
        const answered_at = new Date().toISOString();
        const taken = await trx(table)
          .insert({ endpoint, key, fingerprint, answer: '', answered_at })
          .onConflict(['endpoint', 'key'])
          .ignore()
          .returning('key');
        if (taken.length === 0) return repeated<A>(post, await rowOf(trx, endpoint, key));
        const answer = await write(trx);
        await trx(table)
          .where({ endpoint, key })
          .update({ answer: JSON.stringify(answer) });
        return answer;
      });
    },
  };
}

/** The answer of the post that came first. Throws 422 when something else was sent. */
export function repeated<A>(post: Post, first: FirstAnswer | undefined): A {
  if (first?.fingerprint !== post.fingerprint) throw refused(422, keyTaken, post.language);
  // An answer of the same endpoint, as it was given.
  return JSON.parse(first.answer) as A;
}

const uuid = v.pipe(v.string(), v.uuid());

/** The `Idempotency-Key` of a request; undefined without one. Throws 400 when it is no UUID. */
export function keyOf({ headers }: ShopContext): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (!v.is(uuid, key)) throw refused(400, keyRule);
  return key.toLowerCase();
}

/** Tells whether the same was sent again: its valid fields, whatever their order, and the bytes of its files. */
export function fingerprintOf(body: unknown, files: ReadBody['files'] = []): string {
  const sent = JSON.stringify([body, files.map(({ hash }) => hash)]);
  return createHash('sha256').update(sent).digest('hex');
}
