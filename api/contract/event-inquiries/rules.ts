import { business, deliveryAreaSlugs, deliveryAreas } from '../business';
import type { BilingualText } from '../core/language';
import { occasionNames, occasions } from '../products/fact-names';

export const inquiryOccasions = [...occasions, 'other'] as const;
export type InquiryOccasion = (typeof inquiryOccasions)[number];

export const inquiryOccasionNames: Readonly<Record<InquiryOccasion, BilingualText>> = {
  ...occasionNames,
  other: { en: 'Something else', es: 'Otra ocasión' },
};

/** 'elsewhere': `placeNotes` say where. */
export const inquiryAreas = [...deliveryAreaSlugs, 'pickup', 'elsewhere'] as const;
export type InquiryArea = (typeof inquiryAreas)[number];

const { neighborhood } = business.address;

const otherAreaNames = {
  pickup: { en: `Pickup in ${neighborhood}`, es: `Recoger en ${neighborhood}` },
  elsewhere: { en: 'Somewhere else', es: 'En otro lugar' },
} as const satisfies Record<string, BilingualText>;

export function getInquiryAreaName(area: InquiryArea): BilingualText {
  if (area === 'pickup' || area === 'elsewhere') return otherAreaNames[area];
  return deliveryAreas.find(({ slug }) => slug === area)?.name ?? { en: area, es: area };
}

/** In US dollars; 'open': the customer has not decided. */
export const budgetBands = [
  'open',
  'under-300',
  '300-600',
  '600-1000',
  '1000-2000',
  'over-2000',
] as const;
export type BudgetBand = (typeof budgetBands)[number];

export const budgetBandNames: Readonly<Record<BudgetBand, BilingualText>> = {
  open: { en: 'Not decided yet', es: 'Todavía no sé' },
  'under-300': { en: 'Under $300', es: 'Menos de $300' },
  '300-600': { en: '$300 to $600', es: 'De $300 a $600' },
  '600-1000': { en: '$600 to $1,000', es: 'De $600 a $1,000' },
  '1000-2000': { en: '$1,000 to $2,000', es: 'De $1,000 a $2,000' },
  'over-2000': { en: 'Over $2,000', es: 'Más de $2,000' },
};

/** The band of an amount in dollars; undefined without an amount. */
export function findBudgetBand(dollars: number | undefined): BudgetBand | undefined {
  if (dollars === undefined) return undefined;
  if (dollars < 300) return 'under-300';
  if (dollars <= 600) return '300-600';
  if (dollars <= 1000) return '600-1000';
  return dollars <= 2000 ? '1000-2000' : 'over-2000';
}

export const eventInquiryStatuses = ['New', 'Quoted', 'Booked', 'Declined'] as const;
export type EventInquiryStatus = (typeof eventInquiryStatuses)[number];

export const initialEventInquiryStatus: EventInquiryStatus = 'New';

export const maxInquiryGuests = 1000;

export const maxProposalItems = 50;
