import { arrayMove } from '@dnd-kit/sortable';
import type { ProductImage } from '#contract/products/schema';

/** The images with one of them moved to another place; the first one is the primary one. */
export const movedImage = (
  images: readonly ProductImage[],
  from: number,
  to: number,
): readonly ProductImage[] =>
  arrayMove([...images], from, to).map((image, place) => ({ ...image, isPrimary: place === 0 }));

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** The place an image goes to by a key, whichever way; undefined of keys that move nothing. */
export function placeByKey(key: string, place: number): number | undefined {
  const { [key]: step } = steps;
  return step === undefined ? undefined : place + step;
}
