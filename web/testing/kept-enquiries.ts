import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type { MockMessage, MockOrder, MockRequest, MockSubmissions } from '#mocks/enquiry-rows';
import type { Scenario } from '#mocks/scenarios';
import { rememberLanguage } from '../i18n/remembered-language';
import { productNamed } from './demo-shop';
import { openShop, receive } from './mock-server';
import { renderPage } from './render-page';

/** A January 2025 timestamp in local time, so that tests pass in every time zone. */
export const at = (day: number, hour = 15, minute = 4): string =>
  new Date(2025, 0, day, hour, minute).toISOString();

const sender = {
  language: 'en',
  createdAt: at(5),
  receivedAt: at(5),
  name: 'Ana Núñez',
  email: 'ana@correo.mx',
  phone: '(323) 555-0100',
  readAt: null,
} as const;

/** Unread, unless overridden. */
export const messageRow = (changes: Partial<MockMessage> = {}): MockMessage => ({
  ...sender,
  id: 1,
  subject: 'A board for Sunday',
  message: 'We will be eight.\nTwo do not eat pork.',
  ...changes,
});

/** Unread, unless overridden. */
export const requestRow = (changes: Partial<MockRequest> = {}): MockRequest => ({
  ...sender,
  id: 1,
  kind: 'restoration',
  description: 'A wedding plate from Puebla.\nIt broke in four.',
  status: 'Pending',
  updatedAt: at(5),
  ...changes,
});

const board = productNamed('Mediterranean Board');

export const orderRow = (changes: Partial<MockOrder> = {}): MockOrder => ({
  ...sender,
  id: 4,
  eventDate: '2026-11-28',
  fulfilment: 'delivery',
  area: 'northeast-la',
  guests: 12,
  notes: 'Calle Aldama 12.\nNo nuts.',
  status: 'New',
  updatedAt: at(5),
  totalCents: 24_850,
  lines: [
    { productId: board.id, productName: board.name, quantity: 2, priceCents: 9950 },
    { productId: 9999, productName: 'Fig Jam', quantity: 1, priceCents: 4950 },
  ],
  ...changes,
});

interface Setting {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  readonly sent?: Partial<MockSubmissions>;
}

/** Opens a back-office page, signed in. */
export function openBackOffice(
  url: string,
  { language = 'en', scenarios = [], sent = {} }: Setting = {},
): Promise<UserEvent> {
  openShop('signed-in', ...scenarios);
  rememberLanguage(language);
  receive(sent);
  return renderPage(url);
}
