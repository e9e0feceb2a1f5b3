import type { Knex } from 'knex';
import { defaultLanguage } from '#contract/core/language';
import type { EventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import type { ContactMessage, NewsletterSignup, RestorationRequest } from '#contract/inbox/schema';
import { enqueueCustomerEmail, enqueueShopEmail } from '../email/enqueue-content';
import {
  buildContactEmail,
  buildInquiryEmail,
  buildRestorationEmail,
  buildSignupEmail,
} from '../email/shop-email';
import { buildWelcomeEmail } from '../email/welcome-email';

interface EmailDependencies {
  readonly publicOrigin: string | undefined;
  readonly clock: () => Date;
}

// Call them in the transaction that stores the submission.

export const enqueueContactEmail = (
  trx: Knex.Transaction,
  message: ContactMessage,
  { publicOrigin, clock }: EmailDependencies,
): Promise<void> =>
  enqueueShopEmail(
    trx,
    {
      kind: 'contact-message',
      content: buildContactEmail(message, { publicOrigin }),
      replyTo: message.email,
    },
    clock(),
  );

export const enqueueRestorationEmail = (
  trx: Knex.Transaction,
  request: RestorationRequest,
  { publicOrigin, clock }: EmailDependencies,
): Promise<void> =>
  enqueueShopEmail(
    trx,
    {
      kind: 'restoration-request',
      content: buildRestorationEmail(request, { publicOrigin }),
      replyTo: request.email,
    },
    clock(),
  );

export const enqueueInquiryEmail = (
  trx: Knex.Transaction,
  inquiry: EventInquiryRecord,
  { publicOrigin, clock }: EmailDependencies,
): Promise<void> =>
  enqueueShopEmail(
    trx,
    {
      kind: 'event-inquiry',
      content: buildInquiryEmail(inquiry, { publicOrigin }),
      replyTo: inquiry.email,
    },
    clock(),
  );

/** To the shop, and to the subscriber. */
export async function enqueueSignupEmails(
  trx: Knex.Transaction,
  { email, language = defaultLanguage }: NewsletterSignup,
  unsubscribeToken: string,
  { publicOrigin, clock }: EmailDependencies,
): Promise<void> {
  await enqueueShopEmail(
    trx,
    {
      kind: 'newsletter-signup',
      content: buildSignupEmail({ email }, { publicOrigin }),
      replyTo: email,
    },
    clock(),
  );
  const { headers, ...content } = buildWelcomeEmail(language, { publicOrigin, unsubscribeToken });
  await enqueueCustomerEmail(
    trx,
    {
      kind: 'newsletter-welcome',
      content,
      recipient: email,
      language,
      headers,
      isAutomatic: true,
    },
    clock(),
  );
}
