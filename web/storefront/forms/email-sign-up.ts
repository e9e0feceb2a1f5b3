import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import type { Language } from '#contract/core/language';
import { beginEdit } from '../../outbox/edit';
import type { NewItem, SubmissionKind } from '../../outbox/item';
import { submit } from '../../outbox/submit';
import { getServerError } from './server-error';
import { resolveAttempt, type SubmissionAttempt, serializeContent } from './submission-attempt';

/** `message` is missing if the reason of a failure is unknown. */
export interface SignUpResult {
  readonly success: boolean;
  readonly message?: string | undefined;
  /** There was no response, and the sign-up is queued on the device. */
  readonly isQueued?: boolean | undefined;
  /** The product of a restock request is back. */
  readonly canOrder?: boolean | undefined;
}

/** Minimum duration in milliseconds, so that the pending state is visible. */
const minDelayMs = 1000;

interface SignUpForm {
  readonly kind: SubmissionKind;
  readonly schema: v.GenericSchema<unknown, { readonly email: string }>;
}

/** A form with an email address, sent through the outbox. A repeated attempt keeps its idempotency key. */
export function createEmailSignUp({ kind, schema }: SignUpForm) {
  let pendingAttempt: SubmissionAttempt | undefined;
  let editedId: string | undefined;

  /** Returns the email address of a queued sign-up for editing, or undefined if it is no longer queued. */
  async function loadQueuedEmail(id: string): Promise<string | undefined> {
    const item = await beginEdit(id, kind);
    if (!item) return undefined;
    const { createdAt, language, fields } = item;
    pendingAttempt = { words: serializeContent(fields), key: id, createdAt, language };
    editedId = id;
    return String(fields.email ?? '');
  }

  /** Validates the raw form fields with messages in `language`, then sends them. */
  async function signUp(rawFields: unknown, language: Language): Promise<SignUpResult> {
    const parsed = v.safeParse(schema, rawFields, { lang: language, abortPipeEarly: true });
    if (!parsed.success) return { success: false, message: parsed.issues[0].message };
    const fields = { ...parsed.output };
    pendingAttempt = resolveAttempt(
      { words: serializeContent(fields), language, key: editedId },
      pendingAttempt,
    );
    const { key: id, ...metadata } = pendingAttempt;
    const item: NewItem = {
      id,
      kind,
      language: metadata.language,
      createdAt: metadata.createdAt,
      fields,
      photos: [],
      photosKey: uuid(),
    };
    const [outcome] = await Promise.all([submit(item, editedId !== undefined), minDelay()]);
    if (outcome.result === 'no-response') return { success: false, isQueued: outcome.queued };
    // The server already accepted this key with another email address, so send this one as a new sign-up.
    if (outcome.result === 'superseded') return retryAsNew(rawFields, language);
    if (outcome.result !== 'delivered') {
      return { success: false, message: getServerError(outcome, language)?.message };
    }
    pendingAttempt = undefined;
    editedId = undefined;
    return outcome.response;
  }

  function retryAsNew(rawFields: unknown, language: Language): Promise<SignUpResult> {
    pendingAttempt = undefined;
    editedId = undefined;
    return signUp(rawFields, language);
  }

  return { loadQueuedEmail, signUp };
}

const minDelay = () => new Promise((resolve) => setTimeout(resolve, minDelayMs));
