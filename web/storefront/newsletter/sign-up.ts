import * as v from 'valibot';
import type { Language } from '#contract/language';
import { newsletterForm, subscribe } from '#contract/newsletter';
import { isUnanswered, post, refusalIn } from '../../data/post';
import { ResponseError } from '../../data/request';
import { type Attempt, attemptFor } from '../enquiries/attempt';

/** What came of a sign-up; `message` is missing where nothing is known of what went wrong. */
export interface SignUp {
  readonly success: boolean;
  readonly message?: string;
}

/** Milliseconds a sign-up takes at least: a shorter one is over before it is seen. */
const leastTime = 1000;

let attempt: Attempt | undefined;

/** Signs up with what was typed, checked by the contract's rules in the page's language. */
export async function signUp(typed: unknown, language: Language): Promise<SignUp> {
  const checked = v.safeParse(newsletterForm, typed, { lang: language, abortPipeEarly: true });
  if (!checked.success) return { success: false, message: checked.issues[0].message };
  attempt = attemptFor(checked.output, attempt);
  const { key, createdAt } = attempt;
  const body = { ...checked.output, createdAt, language };
  try {
    const [answer] = await Promise.all([post(subscribe, { body }, key), seen()]);
    return answer;
  } catch (fault) {
    if (!(fault instanceof ResponseError) && !isUnanswered(fault)) throw fault;
    return { success: false, ...refusalIn(fault, language) };
  }
}

const seen = () => new Promise((resolve) => setTimeout(resolve, leastTime));
