import type { Knex } from 'knex';
import { languageOf } from '#contract/parse-request';
import { createFormLimits } from './form-limits';
import { createFirstAnswers, fingerprintOf, keyOf, repeated } from './idempotency';
import type { Asked } from './implementations';
import type { ReadBody } from './read-body';
import type { ShopContext } from './state';

/** Answers a valid post: has it handled, unless it is a repeat of one that has been answered. */
export type AnswerPost = (
  sent: ReadBody,
  handle: (once: Asked['once']) => Promise<unknown>,
) => Promise<unknown>;

/** Lets posts through a form at `path` in: counts them, and hands `read` what answers one that is valid. */
export type FormPosts = (
  ctx: ShopContext,
  path: string,
  read: (answerPost: AnswerPost) => Promise<void>,
) => Promise<void>;

/** Counts posts in memory and remembers in the database what was answered to them. */
export function createFormPosts(database: Knex): FormPosts {
  const limits = createFormLimits();
  const firstAnswers = createFirstAnswers(database);

  return async (ctx, path, read) => {
    const name = { endpoint: path, key: keyOf(ctx) };
    const first = await firstAnswers.find(name);
    const count = () => limits.count(path, ctx.ip);
    if (!first) await count();
    try {
      await read(async ({ body, files }, handle) => {
        const fingerprint = fingerprintOf(body, files);
        const post = { ...name, fingerprint, language: languageOf(body) };
        if (first) return repeated(post, first);
        return handle((write) => firstAnswers.once(post, write));
      });
    } catch (fault) {
      // It only looked like a repeat.
      if (first) await count();
      throw fault;
    }
  };
}

/** For endpoints that are no forms. */
export const answerAtOnce: AnswerPost = (_, handle) =>
  handle(() => {
    throw new Error('Only what is sent through a form is done once.');
  });
