import type { BilingualText } from '#contract/core/language';
import type { EventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import {
  budgetBandNames,
  getInquiryAreaName,
  inquiryOccasionNames,
} from '#contract/event-inquiries/rules';
import { allergenNames } from '#contract/products/allergens';
import { dietNames } from '#contract/products/diets';
import { formatLongDate } from '../../../i18n/event-dates';
import { formatPrice } from '../../../i18n/formats';
import type { GetItemName } from '../orders/use-get-item-name';

const labels = {
  occasion: { en: 'Occasion', es: 'Ocasión' },
  day: { en: 'Event date', es: 'Fecha del evento' },
  undecided: { en: 'not decided', es: 'por decidir' },
  guests: { en: 'Guests', es: 'Invitados' },
  place: { en: 'Place', es: 'Lugar' },
  budget: { en: 'Budget', es: 'Presupuesto' },
  diets: { en: 'Diets', es: 'Dietas' },
  allergies: { en: 'Allergies', es: 'Alergias' },
  plan: { en: 'Your plan', es: 'Tu plan' },
  estimate: { en: 'Estimated total', es: 'Total estimado' },
} as const satisfies Record<string, BilingualText>;

/** Plain-text lines for a reply in the customer's language. */
export function summarizeInquiry(inquiry: EventInquiryRecord, getItemName: GetItemName): string {
  const { language, eventDate, area, placeNotes, diets, allergens, proposal } = inquiry;
  const format = (label: BilingualText, text: string | number) =>
    text === '' ? [] : [`${label[language]}: ${text}`];
  const place = [getInquiryAreaName(area)[language], placeNotes?.replaceAll(/\s+/g, ' ').trim()];
  return [
    ...format(labels.occasion, inquiryOccasionNames[inquiry.occasion][language]),
    ...format(
      labels.day,
      eventDate ? formatLongDate(eventDate, language) : labels.undecided[language],
    ),
    ...format(labels.guests, inquiry.guests),
    ...format(labels.place, place.filter(Boolean).join(', ')),
    ...format(labels.budget, budgetBandNames[inquiry.budgetBand][language]),
    ...format(labels.diets, diets.map((diet) => dietNames[diet][language]).join(', ')),
    ...format(labels.allergies, allergens.map((name) => allergenNames[name][language]).join(', ')),
    ...(proposal ? ['', ...listProposal(proposal)] : []),
  ].join('\r\n');

  function listProposal({ items, total }: NonNullable<typeof proposal>): string[] {
    return [
      `${labels.plan[language]}:`,
      ...items
        .filter(({ productName }) => productName !== '')
        .map((item) => `${item.quantity} × ${getItemName(item, language)}`),
      ...format(labels.estimate, formatPrice(total, language)),
    ];
  }
}
