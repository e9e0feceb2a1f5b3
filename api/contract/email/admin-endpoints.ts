import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';
import { fieldMessages, metaFields } from '../core/fields';
import { localized } from '../core/language';
import { timestamp } from '../core/schema';
import { idParams, inboxWriteEndpoint } from '../inbox/record';

export const failedEmail = v.object({
  id: v.number(),
  recipient: v.string(),
  subject: v.string(),
  failedAt: timestamp,
  /** Short and technical, such as 'RCPT TO: 550'; 'expired' if it became too old. */
  error: v.string(),
});

export const emailStatus = v.object({
  /** False without a mail account: e-mails stay in the queue. */
  configured: v.boolean(),
  /** Number of e-mails that wait. */
  queued: v.number(),
  /** Number of e-mails that could not be sent in the last days. */
  failed: v.number(),
  /** The newest of them, at most ten. */
  failedEmails: v.array(failedEmail),
  /** Why the e-mails that wait could not be sent so far. */
  lastError: v.nullable(v.string()),
});
export type EmailStatus = v.InferOutput<typeof emailStatus>;

export const getEmailStatus = defineEndpoint({
  method: 'GET',
  path: '/api/email-status',
  access: 'admin',
  response: emailStatus,
  cacheControl: privateCacheControl,
});

/** Queues a failed e-mail again. Changes nothing if it has not failed, so that a second click does no harm. */
export const resendEmail = defineEndpoint({
  ...inboxWriteEndpoint,
  method: 'POST',
  path: '/api/emails/:id/resend',
  params: idParams,
  body: v.object({ language: metaFields.language }, localized(fieldMessages.text)),
  response: emailStatus,
});
