import type { Endpoint, FormLimit } from '#contract/core/endpoint';
import type { HandlerContext } from './handler';
import { createPost, type IdempotencyStore, parsePostId, replay } from './idempotency';
import type { ApiRequest, RequestBody } from './request';

export interface FormLimits {
  /** Counts one post to the form at `formPath`. Rejects with 429 and `Retry-After` over the limit. */
  consume(formPath: string, ip: string, limit?: FormLimit): Promise<void>;
}

/** Runs `handle`, or replays the recorded response of an equal post unless the endpoint is `idempotent`. */
type HandlePost = (
  post: RequestBody,
  handle: (runOnce: HandlerContext['runOnce']) => Promise<unknown>,
) => Promise<unknown>;

/** Rate-limits posts to a form, then lets `read` validate and handle the post. */
type GuardForm = (
  request: ApiRequest,
  form: Pick<Endpoint, 'path' | 'formLimit' | 'idempotent'>,
  read: (handlePost: HandlePost) => Promise<unknown>,
) => Promise<unknown>;

/** Checks the limit before reading the body; a repeated post is not counted. */
export function createFormGuard(idempotency: IdempotencyStore, limits: FormLimits): GuardForm {
  return async (request, { path, formLimit, idempotent }, read) => {
    const id = parsePostId(path, request);
    const recorded = await idempotency.find(id);
    const consume = () => limits.consume(path, request.ip, formLimit);
    if (!recorded) await consume();
    try {
      return await read(async (received, handle) => {
        const post = await createPost(id, received);
        if (recorded && !idempotent) return replay(post, recorded);
        return handle((write) => idempotency.runOnce(post, write));
      });
    } catch (error) {
      // Same key, but invalid or with different content: counts as a new post.
      if (recorded) await consume();
      throw error;
    }
  };
}
