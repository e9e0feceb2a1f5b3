import type { Knex } from 'knex';
import { negotiateLanguage } from '#contract/core/parse-request';
import type { Caller } from './handler';
import { createIdempotencyStore, fingerprint, idempotencyKey, replay } from './idempotency';
import type { ApiRequest, RequestBody } from './request';

export interface FormLimits {
  /** Counts one post to the form at `formPath`. Rejects with 429 and `Retry-After` over the limit. */
  count(form: string, ip: string): Promise<void>;
}

/** Runs `handle`, or replays the recorded response of an equal post. */
type HandlePost = (
  post: RequestBody,
  handle: (once: Caller['once']) => Promise<unknown>,
) => Promise<unknown>;

/** Rate-limits posts to a form, then lets `read` validate and handle the post. */
type GuardForm = (
  request: ApiRequest,
  path: string,
  read: (handlePost: HandlePost) => Promise<unknown>,
) => Promise<unknown>;

/** Checks the limit before reading the body; a repeated post is not counted. */
export function createFormGuard(database: Knex, limits: FormLimits): GuardForm {
  const idempotency = createIdempotencyStore(database);

  return async (request, path, read) => {
    const id = { endpoint: path, key: idempotencyKey(request.header('Idempotency-Key')) };
    const first = await idempotency.find(id);
    const count = () => limits.count(path, request.ip);
    if (!first) await count();
    try {
      return await read(async ({ body, files }, handle) => {
        const content = await fingerprint(body, files);
        const post = { ...id, fingerprint: content, language: negotiateLanguage(body) };
        if (first) return replay(post, first);
        return handle((write) => idempotency.once(post, write));
      });
    } catch (error) {
      // Same key, but invalid or with different content: counts as a new post.
      if (first) await count();
      throw error;
    }
  };
}
