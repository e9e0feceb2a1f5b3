import { arrayMove } from '@dnd-kit/sortable';
import type { ProductImage } from '#contract/products/schema';

/** The first image is always the primary one. */
export const moveImage = (
  images: readonly ProductImage[],
  fromIndex: number,
  toIndex: number,
): readonly ProductImage[] =>
  arrayMove([...images], fromIndex, toIndex).map((image, index) => ({
    ...image,
    isPrimary: index === 0,
  }));

const indexSteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Undefined for keys that do not move the image. */
export function getIndexAfterKey(key: string, index: number): number | undefined {
  const { [key]: step } = indexSteps;
  return step === undefined ? undefined : index + step;
}
