import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import type { Language } from '#contract/core/language';
import { newsletterForm } from '#contract/inbox/schema';
import { beginEdit } from '../../../outbox/edit';
import type { NewItem } from '../../../outbox/item';
import { submit } from '../../../outbox/submit';
import { type Attempt, attemptFor, serializeContent } from '../../enquiries/attempt';
import { getServerError } from '../../enquiries/refusal-in';

/** `message` is missing if the reason of a failure is unknown. */
export interface SignUp {
  readonly success: boolean;
  readonly message?: string | undefined;
  /** There was no response, and the sign-up is queued on the device. */
  readonly waits?: boolean | undefined;
}

/** Minimum duration in milliseconds, so that the pending state is visible. */
const leastTime = 1000;

const kind = 'newsletter';

let attempt: Attempt | undefined;
let mended: string | undefined;

/** Returns the email address of a queued sign-up for editing, or undefined if it is no longer queued. */
export async function takeUp(id: string): Promise<string | undefined> {
  const item = await beginEdit(id, kind);
  if (!item) return undefined;
  const { createdAt, language, fields } = item;
  attempt = { words: serializeContent(fields), key: id, createdAt, language };
  mended = id;
  return String(fields.email ?? '');
}

/** Validates the raw form fields with messages in `language`, then sends them. */
export async function signUp(typed: unknown, language: Language): Promise<SignUp> {
  const checked = v.safeParse(newsletterForm, typed, { lang: language, abortPipeEarly: true });
  if (!checked.success) return { success: false, message: checked.issues[0].message };
  const fields = checked.output;
  attempt = attemptFor({ words: serializeContent(fields), language, key: mended }, attempt);
  const { key: id, ...metadata } = attempt;
  const item: NewItem = {
    id,
    kind,
    language: metadata.language,
    createdAt: metadata.createdAt,
    fields,
    photos: [],
    photosKey: uuid(),
  };
  const [outcome] = await Promise.all([submit(item, mended !== undefined), seen()]);
  if (outcome.result === 'unanswered') return { success: false, waits: outcome.queued };
  // The server already accepted this key with another email address, so send this one as a new sign-up.
  if (outcome.result === 'superseded') return afresh(typed, language);
  if (outcome.result !== 'arrived') {
    return { success: false, message: getServerError(outcome, language)?.message };
  }
  attempt = undefined;
  mended = undefined;
  return outcome.response;
}

function afresh(typed: unknown, language: Language): Promise<SignUp> {
  attempt = undefined;
  mended = undefined;
  return signUp(typed, language);
}

const seen = () => new Promise((resolve) => setTimeout(resolve, leastTime));
