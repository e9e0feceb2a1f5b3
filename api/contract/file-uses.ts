import * as v from 'valibot';
import type { BilingualText } from './language';

/** What shows a library file. */
export const fileUses = v.object({
  /** Products it belongs to, by name. */
  products: v.array(v.object({ id: v.number(), name: v.string() })),
  /** Whether it stands at the head of the home page. */
  isHeaderImage: v.boolean(),
});
export type FileUses = v.InferOutput<typeof fileUses>;

export const isUsed = ({ products, isHeaderImage }: FileUses): boolean =>
  products.length > 0 || isHeaderImage;

/** 409: of a file that was to be deleted and is shown somewhere. */
export function fileInUse({ products, isHeaderImage }: FileUses): BilingualText {
  const names = products.map(({ name }) => name).join(', ');
  const parts: BilingualText[] = [
    ...(products.length > 0
      ? [
          {
            en: `Products show this picture: ${names}.`,
            es: `Hay productos con esta imagen: ${names}.`,
          },
        ]
      : []),
    ...(isHeaderImage
      ? [{ en: 'It heads the home page.', es: 'Encabeza la página de inicio.' }]
      : []),
  ];
  return { en: parts.map(({ en }) => en).join(' '), es: parts.map(({ es }) => es).join(' ') };
}
