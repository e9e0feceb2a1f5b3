import { LRUCache } from 'lru-cache';
import type { CacheVersion } from '../platform/cache-version';
import { type CompleteAnswer, completeAnswer, sendComplete } from './complete-answer';
import { namesSession } from './session-cookie';
import type { ShopContext, ShopMiddleware } from './state';

/** Bytes of memory that kept answers may take. */
const mostMemory = 48e6;

/** A good answer to a visitor. */
interface KeptAnswer extends CompleteAnswer {
  /** An administrator may be answered something else. */
  readonly dependsOnCaller: boolean;
}

/** What an answer takes beside its body: headers and the smaller encodings. */
const memoryOf = ({ length }: CompleteAnswer): number => Math.ceil(length * 1.5) + 2048;

interface KeptAnswersOptions {
  /** Names what a request asks for, for as long as the catalogue stays as it is; undefined for what is never kept. */
  readonly keyOf: (ctx: ShopContext) => string | undefined;
  readonly cacheVersion: CacheVersion;
}

/** Marks the answer, whose body must be text, to be kept until the catalogue changes, where it has a name. */
export function keepUntilChange(ctx: ShopContext): void {
  ctx.state.keep = true;
  // The kept answer has encodings of its own.
  ctx.compress = false;
}

/**
 * Gives again what has been answered before. Stands first: a kept answer carries all of its headers,
 * and nothing after this runs for it. Equal requests that find nothing kept wait for the first of them.
 */
export function keptAnswers({ keyOf, cacheVersion }: KeptAnswersOptions): ShopMiddleware {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostMemory,
    sizeCalculation: memoryOf,
  });
  const making = new Map<string, Promise<KeptAnswer | undefined>>();
  let revision = cacheVersion.number;

  function forgetWhatIsOutdated(): void {
    if (revision === cacheVersion.number) return;
    revision = cacheVersion.number;
    kept.clear();
    making.clear();
  }

  async function make(
    ctx: ShopContext,
    next: () => Promise<unknown>,
    key: string,
  ): Promise<KeptAnswer | undefined> {
    const begunAt = revision;
    await next();
    if (!ctx.state.keep) return undefined;
    const answer = takeAnswer(ctx);
    if (begunAt === cacheVersion.number) kept.set(key, answer);
    return answer;
  }

  return async (ctx, next) => {
    const { method } = ctx.req;
    const key = method === 'GET' || method === 'HEAD' ? keyOf(ctx) : undefined;
    if (key === undefined) return completed(ctx, next);
    forgetWhatIsOutdated();
    const answer = kept.get(key) ?? (await making.get(key));
    if (answer && isFor(ctx, answer)) return sendComplete(ctx, answer);

    const begun = make(ctx, next, key);
    // What may be an administrator's is nothing for others to wait for.
    if (!namesSession(ctx.req)) making.set(key, begun);
    try {
      const made = await begun;
      if (made) await sendComplete(ctx, made);
    } finally {
      if (making.get(key) === begun) making.delete(key);
    }
  };
}

/** What has no name is made each time, and complete all the same. */
async function completed(ctx: ShopContext, next: () => Promise<unknown>): Promise<void> {
  await next();
  if (ctx.state.keep) await sendComplete(ctx, takeAnswer(ctx));
}

/** Whether a visitor's answer is that of whoever asks. */
const isFor = ({ req }: ShopContext, { dependsOnCaller }: KeptAnswer): boolean =>
  !dependsOnCaller || !namesSession(req);

/** Takes what the middleware after this one has put together out of the context. */
function takeAnswer({ body, res, state }: ShopContext): KeptAnswer {
  const { 'content-length': _, ...headers } = res.getHeaders();
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  const written = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const answer = completeAnswer(Buffer.from(String(body)), Object.fromEntries(written), {
    compressible: true,
  });
  return { ...answer, dependsOnCaller: state.asksWho ?? false };
}
