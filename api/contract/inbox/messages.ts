import type { BilingualText } from '../core/language';
import { maxPhotos, type RestorationRequestKind } from './rules';

export const messageTooShort = {
  en: 'Please provide a detailed message',
  es: 'Cuéntanos un poco más en tu mensaje',
};

export const contactThanks = {
  en: "Thank you for contacting us. We'll get back to you soon.",
  es: 'Gracias por escribirnos. Pronto tendrás noticias nuestras.',
};

export const tooManyPhotos = {
  en: `We take up to ${maxPhotos} photos; we kept the first ones.`,
  es: `Recibimos hasta ${maxPhotos} fotos; guardamos las primeras.`,
};

export const descriptionTooShort: Readonly<Record<RestorationRequestKind, BilingualText>> = {
  'custom-board': {
    en: 'Tell us a little more about the board you have in mind',
    es: 'Cuéntanos un poco más de la tabla que quieres',
  },
  restoration: {
    en: 'Please provide a detailed description of your piece',
    es: 'Describe tu pieza con un poco más de detalle',
  },
};

export const kindInvalid = {
  en: 'The kind must be custom-board or restoration.',
  es: 'El tipo debe ser custom-board o restoration.',
};

export const photosInvalid = {
  en: 'These photos aren’t ones that were sent to us.',
  es: 'Estas fotos no son de las que nos mandaste.',
};

export const requestThanks: Readonly<Record<RestorationRequestKind, BilingualText>> = {
  'custom-board': {
    en: 'Your custom board request has been submitted successfully!',
    es: '¡Recibimos tu solicitud de tabla a la medida!',
  },
  restoration: {
    en: "Your restoration request has been received. We'll contact you soon.",
    es: 'Recibimos tu solicitud de restauración. Pronto tendrás noticias nuestras.',
  },
};

export const newsletterEmailRequired = {
  en: 'Please enter your email address',
  es: 'Escribe tu correo electrónico',
};

/** The same for new and existing subscribers: it must not reveal who is subscribed. */
export const newsletterThanks = {
  en: 'Thanks for subscribing. We’ll write once a month, no more.',
  es: 'Gracias por suscribirte. Te escribimos una vez al mes, no más.',
};

export const unsubscribed = {
  en: 'You’re unsubscribed. We won’t send you any more letters.',
  es: 'Ya te dimos de baja. No te mandaremos más cartas.',
};

export const unsubscribeTokenInvalid = {
  en: 'This link is incomplete. Please open it from the email again.',
  es: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
};

/** 409 */
export const statusChangedMeanwhile = {
  en: 'The status has changed in the meantime. Nothing was saved; please look at it again.',
  es: 'El estado cambió mientras tanto. No se guardó nada; revísalo otra vez.',
};
