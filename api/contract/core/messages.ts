import type { BilingualText } from './language';

// Error messages of the API for requests; the schemas have the messages for invalid fields.

/** 404 */
export const urlNotFound: BilingualText = {
  en: 'There is nothing at this address.',
  es: 'No hay nada en esta dirección.',
};

/** 403: the Origin header is another site */
export const crossOriginForbidden: BilingualText = {
  en: 'This can only be sent from a page of the shop.',
  es: 'Esto solo se puede mandar desde una página de la tienda.',
};

/** 400 */
export const idempotencyKeyInvalid: BilingualText = {
  en: 'The Idempotency-Key must be a UUID.',
  es: 'El Idempotency-Key debe ser un UUID.',
};

/** 422: this `Idempotency-Key` was already used with a different body */
export const idempotencyKeyReused: BilingualText = {
  en: 'This Idempotency-Key was used for something else.',
  es: 'Este Idempotency-Key se usó para otra cosa.',
};

/** 429 */
export const rateLimited: BilingualText = {
  en: 'You’ve sent several messages in a short time. Please try again in a few minutes.',
  es: 'Nos mandaste varios mensajes muy seguidos. Inténtalo de nuevo en unos minutos.',
};

/** 415 */
export const unsupportedBodyType = (type: 'application/json' | 'multipart/form-data') => ({
  en: `The body must be ${type}.`,
  es: `El cuerpo debe ser ${type}.`,
});

/** 400: the issues say what is wrong */
export const invalidRequest: BilingualText = {
  en: 'The request is not valid.',
  es: 'La solicitud no es válida.',
};

/** 400: the body cannot be parsed or is not an object */
export const malformedBody: BilingualText = {
  en: 'The body is malformed.',
  es: 'El cuerpo está mal formado.',
};

/** 411: file uploads need a Content-Length */
export const contentLengthRequired: BilingualText = {
  en: 'The length of the body is missing.',
  es: 'Falta el tamaño del cuerpo.',
};

/** 413 */
export const bodyTooLarge: BilingualText = {
  en: 'This is too long to be sent.',
  es: 'Esto es demasiado largo para mandarse.',
};

/** 413 */
export const fileTooLarge = (maxBytes: number): BilingualText => ({
  en: `Please send files of at most ${toMegabytes(maxBytes)} MB each.`,
  es: `Manda archivos de ${toMegabytes(maxBytes)} MB cada uno cuando mucho.`,
});

export const namedFileTooLarge = (name: string, maxBytes: number): BilingualText => ({
  en: `“${name}” is larger than ${toMegabytes(maxBytes)} MB. Please send a smaller file.`,
  es: `«${name}» pesa más de ${toMegabytes(maxBytes)} MB. Manda un archivo más chico.`,
});

const toMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

/** 500, in English only */
export const internalErrorMessage = 'Something went wrong on our side.';

/** 503: the queue is full */
export const serverBusy: BilingualText = {
  en: 'The shop is busy. Please try again in a moment.',
  es: 'La tienda está muy ocupada. Inténtalo de nuevo en un momento.',
};

/** 503 */
export const databaseUnavailable: BilingualText = {
  en: 'Our server can’t reach its records right now, and nothing was saved. Please try again in a moment.',
  es: 'Nuestro servidor no puede consultar sus registros en este momento y no se guardó nada. Inténtalo de nuevo en un momento.',
};

/** 507 */
export const diskFull: BilingualText = {
  en: 'Our server is out of space, and nothing was saved. Please try again later.',
  es: 'Ya no hay espacio en nuestro servidor y no se guardó nada. Inténtalo de nuevo más tarde.',
};

/** 408 */
export const requestTimedOut: BilingualText = {
  en: 'This took too long to arrive, and nothing was saved. Please try again, with a better connection if you can.',
  es: 'Esto tardó demasiado en llegar y no se guardó nada. Inténtalo de nuevo, con mejor conexión si puedes.',
};

/** 431 */
export const headersTooLarge: BilingualText = {
  en: 'This request has too many headers.',
  es: 'Esta solicitud tiene demasiados encabezados.',
};

/** 400: not parsable as HTTP */
export const malformedRequest: BilingualText = {
  en: 'This isn’t a request we can read.',
  es: 'Esta no es una solicitud que podamos leer.',
};

/** 404: deleted by another client in the meantime */
export const alreadyDeleted: BilingualText = {
  en: 'This is no longer here. Someone may have deleted it in the meantime.',
  es: 'Esto ya no está aquí. Quizá alguien lo borró mientras tanto.',
};
