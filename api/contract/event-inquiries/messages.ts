import type { BilingualText } from '../core/language';
import { maxInquiryGuests } from './rules';

export const inquiryMessages = {
  occasion: { en: 'Choose the occasion', es: 'Elige la ocasión' },
  eventDate: { en: 'Choose a day from the calendar', es: 'Elige un día del calendario' },
  guests: {
    en: `Enter the number of guests, from 1 to ${maxInquiryGuests.toLocaleString('en-US')}`,
    es: `Escribe cuántos invitados serán, de 1 a ${maxInquiryGuests.toLocaleString('en-US')}`,
  },
  area: { en: 'Choose where it will be', es: 'Elige dónde va a ser' },
  budgetBand: { en: 'Choose a budget from the list', es: 'Elige un presupuesto de la lista' },
  diets: { en: 'Choose diets from the list.', es: 'Elige las dietas de la lista.' },
  proposal: {
    en: 'We can’t read the plan that came with this.',
    es: 'No entendemos el plan que viene con esto.',
  },
} as const satisfies Record<string, BilingualText>;

export const inquiryThanks: BilingualText = {
  en: 'We have your event. We’ll write to you soon with ideas and a price.',
  es: 'Ya tenemos los datos de tu evento. Pronto te escribimos con ideas y precio.',
};
