import type { ContactMessage, RestorationRequest } from '#contract/inbox/schema';
import type { OrderRecord } from '#contract/orders/admin-schema';
import type { customerActions } from '#contract/orders/status-schema';
import { formatDay, formatDollars, quoteText, toSingleLine } from './email-format';
import { type EmailContent, joinBlocks, listDetails, listPrices } from './order-email';

// E-mails to the shop about what has arrived. The owner reads English.

export interface ShopEmailContext {
  /** For the link to the back office; without it, there is no link. */
  readonly publicOrigin: string | undefined;
}

interface Sender {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly language?: 'en' | 'es' | undefined;
}

const listSender = ({ name, email, phone, language = 'en' }: Sender): string =>
  [
    `Name: ${toSingleLine(name)}`,
    `Email: ${email}`,
    ...(phone ? [`Phone: ${toSingleLine(phone)}`] : []),
    `Language: ${language === 'es' ? 'Spanish' : 'English'}`,
  ].join('\n');

const linkToTab = (tab: string, { publicOrigin }: ShopEmailContext): string | undefined =>
  publicOrigin === undefined ? undefined : `${publicOrigin}/admin?tab=${tab}`;

export const buildContactEmail = (
  message: ContactMessage,
  context: ShopEmailContext,
): EmailContent => ({
  subject: `Message from ${toSingleLine(message.name)}`,
  text: joinBlocks([
    message.subject ? quoteText(message.subject) : undefined,
    quoteText(message.message),
    listSender(message),
    'If you reply to this email, your answer goes to the sender.',
    linkToTab('messages', context),
  ]),
});

export const buildRestorationEmail = (
  request: RestorationRequest,
  context: ShopEmailContext,
): EmailContent => {
  const kind = request.kind === 'custom-board' ? 'Custom board' : 'Restoration';
  const photoCount = request.photoUrls.length;
  return {
    subject: `${kind} request from ${toSingleLine(request.name)}`,
    text: joinBlocks([
      quoteText(request.description),
      photoCount > 0 ? `Photos: ${photoCount}. They’re in the back office.` : undefined,
      listSender(request),
      'If you reply to this email, your answer goes to the sender.',
      linkToTab('restoration', context),
    ]),
  };
};

export function buildNewOrderEmail(order: OrderRecord, context: ShopEmailContext): EmailContent {
  const english: OrderRecord = { ...order, language: 'en' };
  const { number, name, eventDate, total, notes, cardMessage } = order;
  return {
    subject: `Order ${number} from ${toSingleLine(name)}: ${formatDay(eventDate, 'en')}, ${formatDollars(total, 'en')}`,
    text: joinBlocks([
      listDetails(english).join('\n'),
      listPrices(english, 'received').join('\n'),
      notes ? `Notes:\n\n${quoteText(notes)}` : undefined,
      cardMessage ? `Card message:\n\n${quoteText(cardMessage)}` : undefined,
      listSender(order),
      'If you reply to this email, your answer goes to the customer.',
      linkToTab('orders', context),
    ]),
  };
}

const responseTexts: Readonly<
  Record<(typeof customerActions)[number], { readonly subject: string; readonly text: string }>
> = {
  accept: { subject: 'accepted', text: 'The customer accepted your changes.' },
  reject: { subject: 'not accepted', text: 'The customer doesn’t accept your changes.' },
  cancel: { subject: 'canceled', text: 'The customer canceled the order.' },
};

/** The customer responded on the order's status page. */
export function buildOrderResponseEmail(
  order: OrderRecord,
  action: (typeof customerActions)[number],
  context: ShopEmailContext,
): EmailContent {
  const { subject, text } = responseTexts[action];
  return {
    subject: `Order ${order.number} from ${toSingleLine(order.name)}: ${subject}`,
    text: joinBlocks([
      text,
      listDetails({ ...order, language: 'en' }).join('\n'),
      listSender(order),
      linkToTab('orders', context),
    ]),
  };
}

export const buildSignupEmail = (
  { email }: { readonly email: string },
  context: ShopEmailContext,
): EmailContent => ({
  subject: 'New newsletter subscriber',
  text: joinBlocks([
    `${email} signed up for the newsletter.`,
    context.publicOrigin && `${context.publicOrigin}/admin`,
  ]),
});
