import * as v from 'valibot';
import { endpoint } from './endpoint';
import { sentFields, storedText } from './form-fields';
import { type BilingualText, said } from './language';
import { productId, productImage, productParams } from './product';

const { language } = sentFields;

/** Characters an alt text may have. */
const longestAltText = 200;
const longestAddress = 2048;

/** What is said of an image that cannot be added or moved. */
export const productImageRules = {
  picture: {
    en: 'Choose a picture of the media library.',
    es: 'Elige una imagen de la biblioteca.',
  },
  /** 409. */
  shownAlready: {
    en: 'This product has this picture already.',
    es: 'Este producto ya tiene esta imagen.',
  },
  primary: {
    en: 'Choose which picture is primary instead.',
    es: 'Elige mejor cuál imagen es la principal.',
  },
  /** 409: of an order that leaves images out, or names others. */
  otherImages: {
    en: 'The images of this product have changed meanwhile.',
    es: 'Las imágenes de este producto cambiaron mientras tanto.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

const write = { access: 'administrator', cacheControl: 'no-store' } as const;

const optionalAddress = v.nullish(storedText(longestAddress));

/**
 * Adds a picture of the library. The first one becomes primary. Which picture it is says `publitioId`, or else the
 * address; everything about the picture itself is the library's to say.
 */
export const addProductImage = endpoint({
  ...write,
  method: 'POST',
  path: '/api/products/:id/images',
  params: productParams,
  body: v.object({
    publitioId: v.nullish(v.string(said(productImageRules.picture))),
    imageUrl: optionalAddress,
    url: optionalAddress,
    thumbnailUrl: optionalAddress,
    /** Without one the words of the library are used. */
    altText: v.nullish(storedText(longestAltText)),
    isPrimary: v.optional(v.boolean(), false),
    language,
  }),
  response: productImage,
  status: 201,
});

const imageParams = v.object({ imageId: productId });

/** Takes a picture from a product. Where it was the primary one, the oldest that is left becomes it. */
export const deleteProductImage = endpoint({
  ...write,
  method: 'DELETE',
  path: '/api/products/images/:imageId',
  params: imageParams,
  response: 'nothing',
});

export const setPrimaryImage = endpoint({
  ...write,
  method: 'PUT',
  path: '/api/products/images/:imageId/primary',
  params: imageParams,
  body: v.object({
    isPrimary: v.optional(v.literal(true, said(productImageRules.primary)), true),
    language,
  }),
  response: productImage,
});

/** Puts all images of a product into an order; the first one becomes primary. 409 where they are not all of them. */
export const orderProductImages = endpoint({
  ...write,
  method: 'PUT',
  path: '/api/products/:id/images/order',
  params: productParams,
  body: v.object({ ids: v.pipe(v.array(productId), v.maxLength(1000)), language }),
  response: v.array(productImage),
});
