import type { BilingualText } from '../core/language';

/** 415: not an image, or a corrupt one. `name` is the client's file name. */
export const notAnImage = (name: string): BilingualText => ({
  en: `“${name}” isn’t a picture we can read. Please send JPEG, PNG, WebP, AVIF or GIF.`,
  es: `No podemos leer «${name}» como imagen. Manda JPEG, PNG, WebP, AVIF o GIF.`,
});

/** 413 */
export const imageTooLarge = (name: string, maxPixels: number): BilingualText => ({
  en: `“${name}” is larger than ${maxPixels / 1e6} megapixels. Please send a smaller picture.`,
  es: `«${name}» tiene más de ${maxPixels / 1e6} megapíxeles. Manda una imagen más chica.`,
});

/** 503: the server has no credentials for the image's provider */
export const providerNotConfigured: BilingualText = {
  en: 'The provider that holds this picture isn’t set up on this server.',
  es: 'El proveedor que guarda esta imagen no está configurado en este servidor.',
};

/** 502, or 503 for the shop's own storage */
export const providerFailed: BilingualText = {
  en: 'Our picture service isn’t working right now. Please try again later.',
  es: 'El servicio que guarda las imágenes no está funcionando en este momento. Inténtalo de nuevo en un rato.',
};

/** 504, or 503 for the shop's own storage */
export const providerTimedOut: BilingualText = {
  en: 'Our picture service took too long to respond. Please try again later.',
  es: 'El servicio que guarda las imágenes tardó demasiado en responder. Inténtalo de nuevo en un rato.',
};

/** 400: rejected URL. One message for all reasons, so that it reveals nothing about the internal network (SSRF). */
export const urlRejected: BilingualText = {
  en: 'We can’t get a picture from this address. Please check it, or save the picture and upload the file.',
  es: 'No podemos traer una imagen de esta dirección. Revísala, o guarda la imagen y sube el archivo.',
};

/** 415 */
export const noImageAtUrl: BilingualText = {
  en: 'There’s no picture we can read at this address. Please give the address of the picture itself, not of the page that shows it.',
  es: 'En esta dirección no hay una imagen que podamos leer. Pon la dirección de la imagen misma, no la de la página donde sale.',
};

/** 502: no response, an aborted one, or an error status */
export const urlFetchFailed: BilingualText = {
  en: 'We didn’t get a picture from this address, and nothing was added. Please try again later, or save the picture and upload the file.',
  es: 'De esta dirección no llegó ninguna imagen y no se agregó nada. Inténtalo de nuevo en un rato, o guarda la imagen y sube el archivo.',
};

/** 504 */
export const urlTimedOut: BilingualText = {
  en: 'This address took too long to respond, and nothing was added. Please try again later, or save the picture and upload the file.',
  es: 'Esta dirección tardó demasiado y no se agregó nada. Inténtalo de nuevo en un rato, o guarda la imagen y sube el archivo.',
};
