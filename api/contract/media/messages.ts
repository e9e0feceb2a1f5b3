import type { BilingualText } from '../core/language';

/** 415: of a file that is no picture, or a broken one; `name` as its sender calls it. */
export const noPicture = (name: string): BilingualText => ({
  en: `“${name}” isn’t a picture we can read. Please send JPEG, PNG, WebP, AVIF or GIF.`,
  es: `No podemos leer «${name}» como imagen. Manda JPEG, PNG, WebP, AVIF o GIF.`,
});

/** 413: of a picture with more pixels than it may have. */
export const pictureTooLarge = (name: string, mostPixels: number): BilingualText => ({
  en: `“${name}” is larger than ${mostPixels / 1e6} megapixels. Please send a smaller picture.`,
  es: `«${name}» tiene más de ${mostPixels / 1e6} megapíxeles. Manda una imagen más chica.`,
});

/** 503: of a picture that is with a provider the server has no keys for. */
export const providerNotSetUp: BilingualText = {
  en: 'The provider that holds this picture isn’t set up on this server.',
  es: 'El proveedor que guarda esta imagen no está configurado en este servidor.',
};

/** 502: of a picture that its provider did not give, take or change as it should. */
export const providerFailed: BilingualText = {
  en: 'Our picture service isn’t working right now. Please try again later.',
  es: 'El servicio que guarda las imágenes no está funcionando en este momento. Inténtalo de nuevo en un rato.',
};

/** 504: of a provider that took too long. */
export const providerTooSlow: BilingualText = {
  en: 'Our picture service took too long to respond. Please try again later.',
  es: 'El servicio que guarda las imágenes tardó demasiado en responder. Inténtalo de nuevo en un rato.',
};

/** 400: of an address that is not asked, whatever the reason: nobody learns what lies inside the network. */
export const addressNotAsked: BilingualText = {
  en: 'We can’t get a picture from this address. Please check it, or save the picture and upload the file.',
  es: 'No podemos traer una imagen de esta dirección. Revísala, o guarda la imagen y sube el archivo.',
};

/** 415: of an address at which something other than a picture lies. */
export const noPictureAtAddress: BilingualText = {
  en: 'There’s no picture we can read at this address. Please give the address of the picture itself, not of the page that shows it.',
  es: 'En esta dirección no hay una imagen que podamos leer. Pon la dirección de la imagen misma, no la de la página donde sale.',
};

/** 502: of an address that does not answer, breaks off, or answers anything but yes. */
export const nothingFromAddress: BilingualText = {
  en: 'We didn’t get a picture from this address, and nothing was added. Please try again later, or save the picture and upload the file.',
  es: 'De esta dirección no llegó ninguna imagen y no se agregó nada. Inténtalo de nuevo en un rato, o guarda la imagen y sube el archivo.',
};

/** 504: of an address that takes too long. */
export const addressTooSlow: BilingualText = {
  en: 'This address took too long to respond, and nothing was added. Please try again later, or save the picture and upload the file.',
  es: 'Esta dirección tardó demasiado y no se agregó nada. Inténtalo de nuevo en un rato, o guarda la imagen y sube el archivo.',
};
