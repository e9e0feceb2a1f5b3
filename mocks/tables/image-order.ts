/** An image of a product, as it is kept. */
export interface KeptImage {
  readonly id: number;
  readonly fileId: string;
  /** Null where the words of the library are used. */
  readonly altText: string | null;
  readonly position: number;
  readonly isPrimary: boolean;
}

type Images = readonly KeptImage[];

/** The images with another behind them; the first one is primary. */
export const withAppended = (
  images: Images,
  added: Omit<KeptImage, 'position' | 'isPrimary'>,
): Images => [
  ...images,
  {
    ...added,
    position: Math.max(-1, ...images.map(({ position }) => position)) + 1,
    isPrimary: images.length === 0,
  },
];

/** The images with one of them before the others, which makes it the primary one. */
export function withFirst(images: Images, id: number): Images {
  const others = images.filter((image) => image.id !== id);
  const first = Math.min(1, ...others.map(({ position }) => position)) - 1;
  return images.map((image) =>
    image.id === id
      ? { ...image, position: first, isPrimary: true }
      : { ...image, isPrimary: false },
  );
}

/** The images in the order of their numbers in a list; the first one is primary. */
export const inOrderOf = (images: Images, ids: readonly number[]): Images =>
  images.map((image) => {
    const position = ids.indexOf(image.id);
    return { ...image, position, isPrimary: position === 0 };
  });

/** The images with a primary one: the oldest, where the one there was is lost. */
export const withPrimary = (images: Images): Images =>
  images.some(({ isPrimary }) => isPrimary)
    ? images
    : images.map((image, age) => ({ ...image, isPrimary: age === 0 }));

/** The images as they are shown: the primary one first. */
export const asShown = (images: Images): KeptImage[] =>
  images.toSorted(
    (one, other) =>
      Number(other.isPrimary) - Number(one.isPrimary) ||
      one.position - other.position ||
      one.id - other.id,
  );
