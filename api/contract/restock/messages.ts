import type { BilingualText } from '../core/language';

export const restockThanks: BilingualText = {
  en: 'Noted. We’ll write to you once, as soon as it’s back.',
  es: 'Anotado. Te escribiremos una sola vez, en cuanto vuelva.',
};

/** Where the shop can't send e-mail, or where that's unknown. */
export const restockThanksWithoutEmail: BilingualText = {
  en: 'Noted. We’ll be in touch when it’s back.',
  es: 'Anotado. Nos pondremos en contacto cuando vuelva.',
};

/** Where nothing has to be stored. */
export const restockAvailable: BilingualText = {
  en: 'It’s back already: you can order it now.',
  es: 'Ya volvió: puedes pedirlo ahora.',
};

export const restockMessages = {
  email: { en: 'Valid email is required', es: 'Escribe un correo válido' },
  product: { en: 'This isn’t something we sell.', es: 'Esto no lo vendemos.' },
} as const satisfies Readonly<Record<string, BilingualText>>;
