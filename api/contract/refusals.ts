import type { BilingualText } from './language';

// What whoever answers says of a post it does not take; fields at fault are told of by the schemas.

/** 403: of a write that does not come from a page of the shop. */
export const foreignOrigin: BilingualText = {
  en: 'This can only be sent from a page of the shop.',
  es: 'Esto solo se puede mandar desde una página de la tienda.',
};

/** 400: of an `Idempotency-Key` that is no UUID. */
export const keyRule: BilingualText = {
  en: 'The Idempotency-Key must be a UUID.',
  es: 'El Idempotency-Key debe ser un UUID.',
};

/** 422: of an `Idempotency-Key` that came with something else before. */
export const keyTaken: BilingualText = {
  en: 'This Idempotency-Key was used for something else.',
  es: 'Este Idempotency-Key se usó para otra cosa.',
};

/** 429: of more posts than a person writes. */
export const tooManyPosts: BilingualText = {
  en: 'You have sent several messages in a short time. Please try again in a while.',
  es: 'Ya mandaste varios mensajes en poco tiempo. Inténtalo de nuevo en un rato.',
};

/** 415: of a body that is not what the endpoint reads. */
export const wrongKindOfBody = (type: 'application/json' | 'multipart/form-data') => ({
  en: `The body must be ${type}.`,
  es: `El cuerpo debe ser ${type}.`,
});

/** 400: of a body that cannot be read, or is no object. */
export const malformedBody: BilingualText = {
  en: 'The body is malformed.',
  es: 'El cuerpo está mal formado.',
};

/** 411: of files that come without their length. */
export const lengthMissing: BilingualText = {
  en: 'The length of the body is missing.',
  es: 'Falta el tamaño del cuerpo.',
};

/** 413: of more text than all fields together may have. */
export const bodyTooLarge: BilingualText = {
  en: 'This is too long to be sent.',
  es: 'Esto es demasiado largo para mandarse.',
};

/** 413: of a file with more bytes than it may have. */
export const fileTooLarge = (mostBytes: number): BilingualText => ({
  en: `Please send files of at most ${inMegabytes(mostBytes)} MB each.`,
  es: `Manda archivos de ${inMegabytes(mostBytes)} MB cada uno cuando mucho.`,
});

/** 415: of a file that is no picture, or a broken one; `name` as its sender calls it. */
export const noPicture = (name: string): BilingualText => ({
  en: `“${name}” is not a picture we can read. Please send JPEG, PNG, WebP, AVIF or GIF.`,
  es: `No podemos leer «${name}» como imagen. Manda JPEG, PNG, WebP, AVIF o GIF.`,
});

/** 413: of a picture with more pixels than it may have. */
export const pictureTooLarge = (name: string, mostPixels: number): BilingualText => ({
  en: `“${name}” has more than ${mostPixels / 1e6} megapixels. Please send a smaller picture.`,
  es: `«${name}» tiene más de ${mostPixels / 1e6} megapíxeles. Manda una imagen más chica.`,
});

const inMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);
