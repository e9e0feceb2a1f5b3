import type { BilingualText } from './language';

// What whoever answers says of a post it does not take; fields at fault are told of by the schemas.

/** 404: of a URL that names nothing. */
export const nothingAtUrl: BilingualText = {
  en: 'There is nothing at this address.',
  es: 'No hay nada en esta dirección.',
};

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
  en: 'You’ve sent several messages in a short time. Please try again in a few minutes.',
  es: 'Nos mandaste varios mensajes muy seguidos. Inténtalo de nuevo en unos minutos.',
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

/** Of the one of several files that has more bytes than it may have; `name` as its sender calls it. */
export const namedFileTooLarge = (name: string, mostBytes: number): BilingualText => ({
  en: `“${name}” is larger than ${inMegabytes(mostBytes)} MB. Please send a smaller file.`,
  es: `«${name}» pesa más de ${inMegabytes(mostBytes)} MB. Manda un archivo más chico.`,
});

const inMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

/** 503: of what would have to wait for too much else. */
export const shopBusy: BilingualText = {
  en: 'The shop is busy. Please try again in a moment.',
  es: 'La tienda está muy ocupada. Inténtalo de nuevo en un momento.',
};

/** 507: of what does not fit on the disk of the server any more. */
export const diskFull: BilingualText = {
  en: 'Our server is out of space, and nothing was saved. Please try again later.',
  es: 'Ya no hay espacio en nuestro servidor y no se guardó nada. Inténtalo de nuevo más tarde.',
};

/** 408: of a request that takes too long to arrive. */
export const tooSlowToArrive: BilingualText = {
  en: 'This took too long to arrive, and nothing was saved. Please try again, with a better connection if you can.',
  es: 'Esto tardó demasiado en llegar y no se guardó nada. Inténtalo de nuevo, con mejor conexión si puedes.',
};

/** 431: of more headers than a browser sends. */
export const headersTooLarge: BilingualText = {
  en: 'This request has too many headers.',
  es: 'Esta solicitud tiene demasiados encabezados.',
};

/** 400: of what is no request. */
export const noRequest: BilingualText = {
  en: 'This isn’t a request we can read.',
  es: 'Esta no es una solicitud que podamos leer.',
};

/** 404: of what somebody else has deleted meanwhile. */
export const alreadyGone: BilingualText = {
  en: 'This is no longer here. Someone may have deleted it in the meantime.',
  es: 'Esto ya no está aquí. Quizá alguien lo borró mientras tanto.',
};
