import type { EventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import { formatProposalItem } from '#contract/event-inquiries/format-proposal-item';
import {
  budgetBandNames,
  getInquiryAreaName,
  inquiryOccasionNames,
} from '#contract/event-inquiries/rules';
import type { ContactMessage, RestorationRequest } from '#contract/inbox/schema';
import type { OrderRecord } from '#contract/orders/admin-schema';
import type { customerActions } from '#contract/orders/status-schema';
import { allergenNames } from '#contract/products/allergens';
import { dietNames } from '#contract/products/diets';
import { formatDay, formatDollars, quoteText, toSingleLine } from './email-format';
import { type EmailContent, joinBlocks, listDetails, listPrices } from './order-email';

// E-mails to the shop about what has arrived. The owner reads English.

interface ShopEmailContext {
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

export function buildInquiryEmail(
  inquiry: EventInquiryRecord,
  context: ShopEmailContext,
): EmailContent {
  const { occasion, eventDate, guests, proposal, photoUrls, dietNotes, notes } = inquiry;
  const day = eventDate ? formatDay(eventDate, 'en') : 'no day yet';
  const { en: occasionName } = inquiryOccasionNames[occasion];
  return {
    subject: `Event inquiry from ${toSingleLine(inquiry.name)}: ${occasionName}, ${guests} guests, ${day}`,
    text: joinBlocks([
      listInquiryDetails(inquiry).join('\n'),
      dietNotes ? `Diet notes:\n\n${quoteText(dietNotes)}` : undefined,
      notes ? `Notes:\n\n${quoteText(notes)}` : undefined,
      proposal ? listProposal(proposal).join('\n') : undefined,
      photoUrls.length > 0 ? `Photos: ${photoUrls.length}. They’re in the back office.` : undefined,
      listSender(inquiry),
      'If you reply to this email, your answer goes to the sender.',
      linkToTab('events', context),
    ]),
  };
}

const listInquiryDetails = (inquiry: EventInquiryRecord): string[] => {
  const { area, placeNotes, diets, allergens } = inquiry;
  const place = [getInquiryAreaName(area).en, placeNotes && toSingleLine(placeNotes)];
  return [
    `Occasion: ${inquiryOccasionNames[inquiry.occasion].en}`,
    `Day: ${inquiry.eventDate ? formatDay(inquiry.eventDate, 'en') : 'not decided'}`,
    `Guests: ${inquiry.guests}`,
    `Place: ${place.filter(Boolean).join(', ')}`,
    `Budget: ${budgetBandNames[inquiry.budgetBand].en}`,
    ...(diets.length > 0 ? [`Diets: ${diets.map((diet) => dietNames[diet].en).join(', ')}`] : []),
    ...(allergens.length > 0
      ? [`ALLERGIES: ${allergens.map((allergen) => allergenNames[allergen].en).join(', ')}`]
      : []),
  ];
};

const listProposal = ({ items, total }: NonNullable<EventInquiryRecord['proposal']>): string[] => [
  'Plan:',
  ...items.map(formatProposalItem),
  `Total shown: ${formatDollars(total, 'en')}`,
];

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
