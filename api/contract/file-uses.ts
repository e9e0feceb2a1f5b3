import * as v from 'valibot';
import type { BilingualText } from './language';
import { bilingualText } from './language-schema';

/** What shows a library file. */
export const fileUses = v.object({
  /** Products it belongs to, by name. */
  products: v.array(v.object({ id: v.number(), name: v.string() })),
  /** Whether it stands at the head of the home page. */
  isHeaderImage: v.boolean(),
  /** Names of the pages that show pictures with its tags. */
  pages: v.array(bilingualText),
  /** Customers' requests that it was sent with. */
  requests: v.array(v.object({ id: v.number(), name: v.string(), createdAt: v.string() })),
});
export type FileUses = v.InferOutput<typeof fileUses>;

export const isUsed = ({ products, isHeaderImage, pages, requests }: FileUses): boolean =>
  products.length > 0 || isHeaderImage || pages.length > 0 || requests.length > 0;

const listNames = (items: readonly { readonly name: string }[]): string =>
  items.map(({ name }) => name).join(', ');

/** 409: of a file that was to be deleted and is shown somewhere. */
export function fileInUse({ products, isHeaderImage, pages, requests }: FileUses): BilingualText {
  const parts: BilingualText[] = [];
  if (requests.length > 0) {
    const names = listNames(requests);
    parts.push({
      en: `A customer sent this picture with a request: ${names}.`,
      es: `Llegó con la solicitud de alguien: ${names}.`,
    });
  }
  if (products.length > 0) {
    const names = listNames(products);
    parts.push({
      en: `Products show this picture: ${names}.`,
      es: `Hay productos con esta imagen: ${names}.`,
    });
  }
  if (pages.length > 0) {
    parts.push({
      en: `Pages show this picture: ${pages.map(({ en }) => en).join(', ')}.`,
      es: `Hay páginas con esta imagen: ${pages.map(({ es }) => es).join(', ')}.`,
    });
  }
  if (isHeaderImage) {
    parts.push({
      en: 'It’s at the top of the home page.',
      es: 'Aparece en la portada de la página de inicio.',
    });
  }
  return { en: parts.map(({ en }) => en).join(' '), es: parts.map(({ es }) => es).join(' ') };
}
