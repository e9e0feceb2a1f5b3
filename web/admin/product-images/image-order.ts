import { arrayMove } from '@dnd-kit/sortable';
import type { ProductImage } from '#contract/products/schema';

/** The first image is always the primary one. */
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

/** Undefined for keys that do not move the image. */
export function placeByKey(key: string, place: number): number | undefined {
  const { [key]: step } = steps;
  return step === undefined ? undefined : place + step;
}
