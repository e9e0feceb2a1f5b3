import type { Knex } from 'knex';
import * as v from 'valibot';
import type { Language } from '#contract/core/language';
import { idempotencyKeyInvalid, idempotencyKeyReused } from '#contract/core/messages';
import { negotiateLanguage } from '#contract/core/parse-request';
import { inTransaction } from '../database/transaction';
import { sha256 } from '../platform/digest';
import { localizedError } from './http-error';
import type { ApiRequest, RequestBody } from './request';

interface PostId {
  readonly endpoint: string;
  /** Posts without a key are always handled. */
  readonly key: string | undefined;
}

interface Post extends PostId {
  readonly fingerprint: string;
  readonly language: Language;
}

interface IdempotencyRecord {
  readonly fingerprint: string;
  /** JSON of the first response. */
  readonly answer: string;
}

export interface IdempotencyStore {
  find(id: PostId): Promise<IdempotencyRecord | undefined>;
  /**
   * Runs `write` and records its result in one transaction; of equal concurrent posts, only one runs. Rejects with 422
   * when the key was used with another post.
   */
  runOnce<A>(post: Post, write: (trx: Knex.Transaction) => Promise<A>): Promise<A>;
}

const table = 'idempotency_keys';

export function createIdempotencyStore(database: Knex): IdempotencyStore {
  const findRow = (db: Knex, endpoint: string, key: string) =>
    db<IdempotencyRecord & PostId>(table).where({ endpoint, key }).first('fingerprint', 'answer');

  return {
    async find({ endpoint, key }) {
      return key === undefined ? undefined : findRow(database, endpoint, key);
    },

    async runOnce<A>(post: Post, write: (trx: Knex.Transaction) => Promise<A>) {
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
        const result = await write(trx);
        await trx(table)
          .where({ endpoint, key })
          .update({ answer: JSON.stringify(result) });
        return result;
      });
    },
  };
}

/** Throws 422 when the key was used with another post. */
export function replay<A>(post: Post, recorded: IdempotencyRecord | undefined): A {
  if (recorded?.fingerprint !== post.fingerprint)
    throw localizedError(422, idempotencyKeyReused, post.language);
  // Recorded by the same endpoint.
  return JSON.parse(recorded.answer) as A;
}

const uuid = v.pipe(v.string(), v.uuid());

/** Throws 400 when the header is not a UUID. */
export const parsePostId = (endpoint: string, request: Pick<ApiRequest, 'header'>): PostId => ({
  endpoint,
  key: parseIdempotencyKey(request.header('Idempotency-Key')),
});

function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!v.is(uuid, header)) throw localizedError(400, idempotencyKeyInvalid);
  return header.toLowerCase();
}

/** `body` has been validated. */
export const createPost = async (id: PostId, { body, files }: RequestBody): Promise<Post> => ({
  ...id,
  fingerprint: await computeFingerprint(body, files),
  language: negotiateLanguage(body),
});

/** Hash of the valid fields, in the schema's order, and of the files. */
const computeFingerprint = (body: unknown, files: RequestBody['files'] = []): Promise<string> =>
  sha256(JSON.stringify([body, files.map(({ hash }) => hash)]));
