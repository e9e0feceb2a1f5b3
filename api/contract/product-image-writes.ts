import * as v from 'valibot';
import { endpoint, type RequestOf } from './endpoint';
import { sentFields, storedText } from './form-fields';
import { type BilingualText, said } from './language';
import { libraryFileIn } from './library-address';
import { longestAddress } from './longest-address';
import { mediaFileForm, mediaRules } from './media-form';
import { productRules, textOrNull } from './product-form';
import { productImage, productParams } from './product-schema';
import { rowIdField } from './row-id-field';
import { rowId } from './row-id-schema';

const { language } = sentFields;

/** Characters an alt text may have. */
export const longestAltText = 200;
const longestId = 64;

/** Images that a product may have. */
export const mostImages = 1000;
const mostInFigures = mostImages.toLocaleString('en');

/** What is said of an image that cannot be added or moved. */
export const productImageRules = {
  picture: {
    en: 'Choose a picture from the media library.',
    es: 'Elige una imagen de la biblioteca.',
  },
  /** 409. */
  shownAlready: {
    en: 'This product already has this picture.',
    es: 'Este producto ya tiene esta imagen.',
  },
  /** 409: of one more than a product may have. */
  tooMany: {
    en: `A product can have at most ${mostInFigures} images. Delete one of them first.`,
    es: `Un producto puede tener ${mostInFigures} imágenes cuando mucho. Borra antes alguna.`,
  },
  primary: {
    en: 'Choose which picture is primary instead.',
    es: 'Elige mejor cuál imagen es la principal.',
  },
  order: {
    en: 'Name every image of the product by its number.',
    es: 'Nombra cada imagen del producto por su número.',
  },
  /** 409: of an order that leaves images out, or names others. */
  otherImages: {
    en: 'The images of this product changed in the meantime.',
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
    publitioId: v.nullish(storedText(longestId, productImageRules.picture)),
    imageUrl: optionalAddress,
    url: optionalAddress,
    thumbnailUrl: optionalAddress,
    /** Without one the words of the library are used. */
    altText: textOrNull(longestAltText),
    isPrimary: v.optional(v.boolean(said(productRules.flag)), false),
    language,
  }),
  response: productImage,
  status: 201,
});

/** A picture that is asked for: its id, if it is one of the library, and the field that names it. */
export interface NamedPicture {
  readonly field: 'publitioId' | 'imageUrl' | 'url';
  readonly fileId: string | undefined;
}

type NewImage = RequestOf<typeof addProductImage>['body'];

/** The picture that a new image is to show; undefined where none is named. */
export function pictureNamed({ publitioId, imageUrl, url }: NewImage): NamedPicture | undefined {
  if (publitioId) return { field: 'publitioId', fileId: publitioId };
  if (imageUrl) return { field: 'imageUrl', fileId: libraryFileIn(imageUrl) };
  return url ? { field: 'url', fileId: libraryFileIn(url) } : undefined;
}

const imageParams = v.object({ imageId: rowId });

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

/** Writes the alt texts of an image into the media library, in place of any that it had for its product alone. */
export const setImageAlt = endpoint({
  ...write,
  method: 'PUT',
  path: '/api/products/images/:imageId/alt',
  params: imageParams,
  body: v.object({ alt: mediaFileForm.entries.alt, language }, said(mediaRules.alt)),
  response: productImage,
});

/** Puts all images of a product into an order; the first one becomes primary. 409 where they are not all of them. */
export const orderProductImages = endpoint({
  ...write,
  method: 'PUT',
  path: '/api/products/:id/images/order',
  params: productParams,
  body: v.object(
    {
      ids: v.pipe(
        v.array(rowIdField(productImageRules.order), said(productImageRules.order)),
        v.maxLength(mostImages, said(productImageRules.order)),
      ),
      language,
    },
    said(productImageRules.order),
  ),
  response: v.array(productImage),
});

/** Whether a list names each image of a product, and nothing else, once. */
export const isWholeOrder = (named: readonly number[], images: readonly number[]): boolean =>
  named.length === images.length &&
  new Set(named).size === images.length &&
  images.every((id) => named.includes(id));
