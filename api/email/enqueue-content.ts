import type { Knex } from 'knex';
import { business } from '#contract/business';
import type { Language } from '#contract/core/language';
import { enqueueEmail } from './email-queue';
import type { EmailContent } from './order-email';
import { renderEmailHtml } from './render-email-html';

/** RFC 3834: keeps out-of-office programs from responding. */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated' } as const;

interface ShopEmail {
  readonly kind: string;
  readonly orderId?: number;
  readonly content: EmailContent;
  /** Whom the owner responds to; '' if there is no address. */
  readonly replyTo: string;
}

/** To the owner, in English. */
export const enqueueShopEmail = (
  trx: Knex,
  { kind, orderId, content, replyTo }: ShopEmail,
  now: Date,
): Promise<void> =>
  enqueueEmail(
    trx,
    {
      kind,
      orderId,
      recipient: business.email,
      replyTo: replyTo || business.email,
      ...content,
      html: renderEmailHtml(content.text, 'en'),
      language: 'en',
      headers: automaticHeaders,
    },
    now,
  );

interface CustomerEmail {
  readonly kind: string;
  readonly orderId?: number;
  readonly content: EmailContent;
  readonly recipient: string;
  readonly language: Language;
  readonly headers?: Readonly<Record<string, string>>;
  /** Not written by an admin. */
  readonly isAutomatic: boolean;
}

export const enqueueCustomerEmail = (
  trx: Knex,
  { kind, orderId, content, recipient, language, headers, isAutomatic }: CustomerEmail,
  now: Date,
): Promise<void> =>
  enqueueEmail(
    trx,
    {
      kind,
      orderId,
      recipient,
      replyTo: business.email,
      subject: content.subject,
      text: content.text,
      html: renderEmailHtml(content.text, language),
      language,
      headers: { ...headers, ...(isAutomatic && automaticHeaders) },
    },
    now,
  );
