import type { Knex } from 'knex';
import { languageOf } from '#contract/core/parse-request';
import type { Caller } from './handler';
import { createIdempotencyStore, fingerprint, idempotencyKey, replay } from './idempotency';
import type { ApiRequest, RequestBody } from './request';

/** Limits how often one client may post one form. */
export interface FormLimits {
  /** Counts one post to `form`, the path of its endpoint. Rejects with 429 and `Retry-After` over the limit. */
  count(form: string, address: string): Promise<void>;
}

/** Handles a valid post, unless it repeats one that has been handled. */
type HandlePost = (
  post: RequestBody,
  handle: (once: Caller['once']) => Promise<unknown>,
) => Promise<unknown>;

/** Limits the posts to a form at `path`, then lets `read` validate the post and pass it on. */
type GuardForm = (
  request: ApiRequest,
  path: string,
  read: (handlePost: HandlePost) => Promise<unknown>,
) => Promise<unknown>;

/** The limit comes before the body is read; a repeat of a post that was handled is not counted. */
export function createFormGuard(database: Knex, limits: FormLimits): GuardForm {
  const idempotency = createIdempotencyStore(database);

  return async (request, path, read) => {
    const id = { endpoint: path, key: idempotencyKey(request.header('Idempotency-Key')) };
    const first = await idempotency.find(id);
    const count = () => limits.count(path, request.address);
    if (!first) await count();
    try {
      return await read(async ({ body, files }, handle) => {
        const content = await fingerprint(body, files);
        const post = { ...id, fingerprint: content, language: languageOf(body) };
        if (first) return replay(post, first);
        return handle((write) => idempotency.once(post, write));
      });
    } catch (error) {
      // It only looked like a repeat.
      if (first) await count();
      throw error;
    }
  };
}
