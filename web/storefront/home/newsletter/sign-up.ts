import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import type { Language } from '#contract/core/language';
import { newsletterForm } from '#contract/inbox/schema';
import { beginEdit } from '../../../outbox/edit';
import type { NewItem } from '../../../outbox/item';
import { submit } from '../../../outbox/submit';
import { type Attempt, attemptFor, wordsOf } from '../../enquiries/attempt';
import { refusalIn } from '../../enquiries/refusal-in';

/** What came of a sign-up; `message` is missing where nothing is known of what went wrong. */
export interface SignUp {
  readonly success: boolean;
  readonly message?: string | undefined;
  /** Whether no answer came, and it waits on the device. */
  readonly waits?: boolean | undefined;
}

/** Milliseconds a sign-up takes at least: a shorter one is over before it is seen. */
const leastTime = 1000;

const kind = 'newsletter';

let attempt: Attempt | undefined;
let mended: string | undefined;

/** The address of a sign-up that waits, to be changed; undefined when it waits no longer. */
export async function takeUp(id: string): Promise<string | undefined> {
  const item = await beginEdit(id, kind);
  if (!item) return undefined;
  const { createdAt, language, fields } = item;
  attempt = { words: wordsOf(fields), key: id, createdAt, language };
  mended = id;
  return String(fields.email ?? '');
}

/** Signs up with what was typed, checked by the contract's rules in the page's language. */
export async function signUp(typed: unknown, language: Language): Promise<SignUp> {
  const checked = v.safeParse(newsletterForm, typed, { lang: language, abortPipeEarly: true });
  if (!checked.success) return { success: false, message: checked.issues[0].message };
  const fields = checked.output;
  attempt = attemptFor({ words: wordsOf(fields), language, key: mended }, attempt);
  const { key: id, ...said } = attempt;
  const item: NewItem = {
    id,
    kind,
    language: said.language,
    createdAt: said.createdAt,
    fields,
    photos: [],
    photosKey: uuid(),
  };
  const [outcome] = await Promise.all([submit(item, mended !== undefined), seen()]);
  if (outcome.result === 'unanswered') return { success: false, waits: outcome.queued };
  // The key came with another address, which has arrived: this one is a sign-up of its own.
  if (outcome.result === 'superseded') return afresh(typed, language);
  if (outcome.result !== 'arrived') {
    return { success: false, message: refusalIn(outcome, language)?.message };
  }
  attempt = undefined;
  mended = undefined;
  return outcome.answer;
}

function afresh(typed: unknown, language: Language): Promise<SignUp> {
  attempt = undefined;
  mended = undefined;
  return signUp(typed, language);
}

const seen = () => new Promise((resolve) => setTimeout(resolve, leastTime));
