import type { UserEvent } from '@testing-library/user-event';
import type { Language } from '#contract/core/language';
import type {
  MockInquiry,
  MockMessage,
  MockOrder,
  MockRequest,
  MockSubmissions,
} from '#mocks/mock-submissions';
import type { Scenario } from '#mocks/scenarios';
import { savePreferredLanguage } from '../i18n/preferred-language';
import { findProductByName } from './demo-data';
import { getMockDatabase, receiveSubmissions, resetMockServer } from './mock-server';
import { visitPage } from './visit-page';

/** A January 2025 timestamp in local time, so that tests pass in every time zone. */
export const buildTimestamp = (day: number, hour = 15, minute = 4): string =>
  new Date(2025, 0, day, hour, minute).toISOString();

const sender = {
  language: 'en',
  createdAt: buildTimestamp(5),
  receivedAt: buildTimestamp(5),
  name: 'Ana Núñez',
  email: 'ana@correo.mx',
  phone: '(323) 555-0100',
  readAt: null,
} as const;

/** Unread, unless overridden. */
export const createMessageRow = (changes: Partial<MockMessage> = {}): MockMessage => ({
  ...sender,
  id: 1,
  subject: 'A board for Sunday',
  message: 'We will be eight.\nTwo do not eat pork.',
  ...changes,
});

/** Unread, unless overridden. */
export const createRequestRow = (changes: Partial<MockRequest> = {}): MockRequest => ({
  ...sender,
  id: 1,
  kind: 'restoration',
  description: 'A wedding plate from Puebla.\nIt broke in four.',
  status: 'Pending',
  updatedAt: buildTimestamp(5),
  ...changes,
});

const sevenCheeses = findProductByName('Seven-Cheese Board');

/** Unread, unless overridden. */
export const createInquiryRow = (changes: Partial<MockInquiry> = {}): MockInquiry => ({
  ...sender,
  id: 1,
  occasion: 'wedding',
  eventDate: '2026-12-12',
  guests: 60,
  area: 'greater-la',
  placeNotes: 'Descanso Gardens',
  budgetBand: '1000-2000',
  diets: ['vegetarian'],
  allergens: ['tree-nuts'],
  dietNotes: 'Two vegans',
  notes: 'Lilac and silver.',
  proposal: {
    items: [
      {
        productId: sevenCheeses.id,
        productName: sevenCheeses.name,
        optionName: { en: 'Large', es: 'Grande' },
        quantity: 2,
      },
    ],
    total: 396,
  },
  status: 'New',
  updatedAt: buildTimestamp(5),
  ...changes,
});

const board = findProductByName('Mediterranean Board');

export const createOrderRow = (changes: Partial<MockOrder> = {}): MockOrder => ({
  ...sender,
  id: 4,
  eventDate: '2026-11-28',
  fulfilment: 'delivery',
  area: 'northeast-la',
  guests: 12,
  notes: 'Calle Aldama 12.\nNo nuts.',
  status: 'New',
  updatedAt: buildTimestamp(5),
  totalCents: 24_850,
  lines: [
    { productId: board.id, productName: board.name, quantity: 2, priceCents: 9950 },
    { productId: 9999, productName: 'Fig Jam', quantity: 1, priceCents: 4950 },
  ],
  ...changes,
});

interface RestockRequestColumns {
  readonly product_id: number;
  readonly option_key?: string;
}

/** Of Ana, who waits for any option unless one is given. */
export async function insertRestockRequest(columns: RestockRequestColumns): Promise<void> {
  await getMockDatabase()('restock_requests').insert({
    option_key: '',
    email: sender.email,
    email_key: sender.email,
    language: sender.language,
    created_at: sender.createdAt,
    received_at: sender.receivedAt,
    ...columns,
  });
}

interface BackOfficeOptions {
  readonly language?: Language;
  readonly scenarios?: readonly Scenario[];
  readonly submissions?: Partial<MockSubmissions>;
}

/** Opens a back-office page, signed in. */
export function openBackOffice(
  url: string,
  { language = 'en', scenarios = [], submissions = {} }: BackOfficeOptions = {},
): Promise<UserEvent> {
  resetMockServer('signed-in', ...scenarios);
  savePreferredLanguage(language);
  receiveSubmissions(submissions);
  return visitPage(url);
}
