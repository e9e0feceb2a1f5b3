import type { Knex } from 'knex';
import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { isPostgres } from '../database/dialect';
import { randomHex } from '../platform/random';

const table = 'email_queue';

/** An e-mail that could not be sent for so long is too old to be of use. */
const maxAgeMs = 5 * 24 * 60 * 60_000;

/** Longer than the time limits of the transport together: after it, the sender has died. */
const leaseMs = 10 * 60_000;

const minuteMs = 60_000;

/** Delays after failed attempts; the last one repeats. */
const maxRetryDelayMs = 60 * minuteMs;
const retryDelaysMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, maxRetryDelayMs];

export interface NewEmail {
  /** What it is about, such as 'order-confirmed'. */
  readonly kind: string;
  readonly orderId?: number | undefined;
  /** Exactly one address: a rejected recipient must not affect others. */
  readonly recipient: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface QueuedEmail extends Omit<NewEmail, 'kind' | 'orderId'> {
  readonly id: number;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Including the current one. */
  readonly attempts: number;
}

interface EmailRow {
  readonly id: number;
  readonly message_id: string;
  readonly recipient: string;
  readonly reply_to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
  readonly headers: string;
  readonly attempts: number;
}

const messageIdDomain = business.email.slice(business.email.indexOf('@') + 1);

/** Call it in the transaction of the change that the e-mail is about. */
export async function enqueueEmail(database: Knex, email: NewEmail, now: Date): Promise<void> {
  await database(table).insert({
    kind: email.kind,
    order_id: email.orderId ?? null,
    message_id: `<${randomHex(16)}@${messageIdDomain}>`,
    recipient: email.recipient,
    reply_to: email.replyTo,
    subject: toHeaderText(email.subject),
    text: email.text,
    html: email.html,
    language: email.language,
    headers: JSON.stringify(email.headers ?? {}),
    created_at: now.toISOString(),
    next_attempt_at: now.toISOString(),
  });
}

/** A line break in a header would start another header. */
const toHeaderText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

interface EmailQueue {
  /**
   * Takes the oldest due e-mail. No other process gets it until the lease ends. Undefined if none is due.
   */
  claimNext(): Promise<QueuedEmail | undefined>;
  markSent(email: QueuedEmail): Promise<void>;
  /** For good. `reason` must not contain personal data. */
  markFailed(email: QueuedEmail, reason: string): Promise<void>;
  /** Tries again after a delay that grows with the attempts. */
  postpone(email: QueuedEmail, reason: string): Promise<void>;
  /** Makes it due again without counting the attempt. */
  release(email: QueuedEmail, reason: string): Promise<void>;
  /** Makes a failed e-mail due as if it were new. Resolves to false for an unknown id. */
  resend(id: number): Promise<boolean>;
  /** Marks e-mails as failed that are too old; returns their number. */
  failExpired(): Promise<number>;
}

export function createEmailQueue(database: Knex, clock: () => Date): EmailQueue {
  const addToNow = (milliseconds: number) =>
    new Date(clock().getTime() + milliseconds).toISOString();

  const update = async ({ id }: QueuedEmail, changes: object) => {
    await database(table).where({ id }).update(changes);
  };

  return {
    async claimNext() {
      const next = database(table)
        .where((due) =>
          due
            .where('next_attempt_at', '<=', addToNow(0))
            // No delay is that long: the clock was set back.
            .orWhere('next_attempt_at', '>', addToNow(2 * maxRetryDelayMs)),
        )
        .orderBy('id')
        .limit(1)
        .select('id');
      if (isPostgres(database)) next.forUpdate().skipLocked();
      const [row]: EmailRow[] = await database(table)
        .where('id', next)
        .update({ next_attempt_at: addToNow(leaseMs), attempts: database.raw('attempts + 1') })
        .returning('*');
      return row && toQueuedEmail(row);
    },

    markSent: (email) =>
      update(email, {
        sent_at: addToNow(0),
        next_attempt_at: null,
        // Another process may have found it too old while it was being sent.
        failed_at: null,
        last_error: null,
      }),

    markFailed: (email, reason) =>
      update(email, { failed_at: addToNow(0), next_attempt_at: null, last_error: reason }),

    postpone: (email, reason) =>
      update(email, {
        next_attempt_at: addToNow(getRetryDelayMs(email.attempts)),
        last_error: reason,
      }),

    release: (email, reason) =>
      update(email, {
        next_attempt_at: addToNow(0),
        attempts: email.attempts - 1,
        last_error: reason,
      }),

    async resend(id) {
      const isKnown = await database(table).where({ id }).first('id');
      await database(table)
        .where({ id })
        .whereNotNull('failed_at')
        .update({
          // It may be too old to be sent otherwise.
          created_at: addToNow(0),
          next_attempt_at: addToNow(0),
          attempts: 0,
          failed_at: null,
          last_error: null,
        });
      return isKnown !== undefined;
    },

    failExpired: () =>
      database(table)
        .whereNotNull('next_attempt_at')
        .where('created_at', '<=', addToNow(-maxAgeMs))
        .update({
          failed_at: addToNow(0),
          next_attempt_at: null,
          last_error: database.raw('coalesce(last_error, ?)', ['expired']),
        }),
  };
}

/** `attempts`: how many have failed. */
export const getRetryDelayMs = (attempts: number): number =>
  retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? minuteMs;

const toQueuedEmail = (row: EmailRow): QueuedEmail => ({
  id: row.id,
  messageId: row.message_id,
  recipient: row.recipient,
  replyTo: row.reply_to,
  subject: row.subject,
  text: row.text,
  html: row.html,
  language: row.language,
  headers: JSON.parse(row.headers),
  attempts: row.attempts,
});
