import { addDays, toShopDate } from '#contract/core/dates';
import { products } from '#demo/products';
import type { MockInquiry } from '../mock-submissions';
import { buildOrderLines } from './order-lines';
import { buildStatusTimestamps, type WithoutId } from './timestamps';

export interface SampleInquiry extends WithoutId<MockInquiry> {
  readonly imageNames: readonly string[];
}

const emptyFields = {
  phone: null,
  eventDate: null,
  placeNotes: null,
  diets: [],
  allergens: [],
  dietNotes: null,
  notes: null,
  proposal: null,
  imageNames: [],
} satisfies Partial<SampleInquiry>;

/** Days of events are relative to `now`. Oldest first. */
export const buildSampleInquiries = (now: Date): SampleInquiry[] => [
  {
    ...emptyFields,
    ...buildStatusTimestamps({ days: 20, hours: 4 }, now, { readAfterHours: 5 }),
    name: 'Odessa Whitfield',
    email: 'odessa.whitfield@example.com',
    phone: '(213) 555-0172',
    language: 'en',
    occasion: 'office',
    eventDate: getDate(now, 9),
    guests: 45,
    area: 'greater-la',
    placeNotes: 'Lobby of the Bradbury Building',
    budgetBand: '1000-2000',
    diets: ['vegetarian'],
    notes: 'People drop in from 4 to 6, standing. There’s one long table and no kitchen.',
    proposal: buildProposal([[8, '50-guests', 1]]),
    status: 'Booked',
  },
  {
    ...emptyFields,
    ...buildStatusTimestamps({ days: 11, hours: 6 }, now, { readAfterHours: 2 }),
    name: 'Fernanda Ibarra',
    email: 'fernanda.ibarra@example.com',
    phone: '(323) 555-0147',
    language: 'es',
    occasion: 'quinceanera',
    eventDate: getDate(now, 75),
    guests: 90,
    area: 'northeast-la',
    placeNotes: 'Salón de la parroquia, Glassell Park',
    budgetBand: 'over-2000',
    allergens: ['tree-nuts', 'peanuts'],
    dietNotes: 'Dos primas son alérgicas a las nueces, de cuidado.',
    notes: 'Colores lila y plata. Algo dulce para la mesa de los jóvenes, como en la foto.',
    proposal: buildProposal([
      [14, '75-guests', 1],
      [11, 'large', 2],
    ]),
    status: 'Quoted',
    imageNames: ['charcuterie-cups'],
  },
  {
    ...emptyFields,
    ...buildStatusTimestamps({ days: 6, hours: 1 }, now, { readAfterHours: 9 }),
    name: 'Kenji Sato',
    email: 'kenji.sato@example.com',
    language: 'en',
    occasion: 'other',
    guests: 300,
    area: 'elsewhere',
    placeNotes: 'Joshua Tree',
    budgetBand: 'open',
    notes: 'A wrap party in the desert, sometime in spring. How far do you drive?',
    status: 'Declined',
  },
  {
    ...emptyFields,
    ...buildStatusTimestamps({ days: 1, hours: 2 }, now),
    name: 'Guadalupe Zúñiga',
    email: 'lupe.zuniga@example.com',
    phone: '(626) 555-0113',
    language: 'es',
    occasion: 'birthday',
    eventDate: getDate(now, 24),
    guests: 25,
    area: 'pickup',
    budgetBand: '300-600',
    diets: ['no-pork', 'no-alcohol'],
    notes: 'Cumplo 60 y no quiero cocinar.',
    proposal: buildProposal([
      [22, 'large', 1],
      [3, 'large', 1],
    ]),
    status: 'New',
  },
  {
    ...emptyFields,
    ...buildStatusTimestamps({ days: 0, hours: 3 }, now),
    name: 'Maeve O’Brien',
    email: 'maeve.obrien@example.com',
    language: 'en',
    occasion: 'wedding',
    eventDate: getDate(now, 132),
    guests: 60,
    area: 'greater-la',
    placeNotes: 'A garden in Pasadena, with shade until five',
    budgetBand: '1000-2000',
    allergens: ['sesame'],
    notes:
      'We’d love to eat between the ceremony and the dancing. Can the table stay out for two hours?',
    status: 'New',
  },
];

const getDate = (now: Date, days: number): string => addDays(toShopDate(now), days);

/** Of demo products, with the keys of their options. */
function buildProposal(
  items: readonly (readonly [productId: number, option: string, quantity: number])[],
): MockInquiry['proposal'] {
  const selections = items.map(([productId, option, quantity]) => ({
    productId,
    option,
    quantity,
  }));
  const { lines, subtotalCents } = buildOrderLines(selections, products);
  return {
    items: lines.map(({ productId, productName, optionName = null, quantity }) => ({
      productId,
      productName,
      optionName,
      quantity,
    })),
    total: subtotalCents / 100,
  };
}
