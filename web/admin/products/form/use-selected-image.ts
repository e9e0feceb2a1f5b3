import { useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';
import type { ProductFormApi } from './use-product-field';

interface LibraryImage {
  readonly id: string;
  readonly url: string;
}

/** Undefined once another URL has been typed. */
export function useSelectedImage(
  { getValues, setValue }: ProductFormApi,
  product: Product | undefined,
) {
  const [libraryImage, setLibraryImage] = useState<LibraryImage | undefined>(
    product?.image ? { id: product.image.publitioId, url: product.imageUrl } : undefined,
  );
  return {
    getSelectedId: () =>
      libraryImage?.url === getValues('imageUrl') ? libraryImage?.id : undefined,
    select({ id, url_preview }: MediaFile): void {
      setLibraryImage({ id, url: url_preview });
      setValue('imageUrl', url_preview, { shouldDirty: true, shouldValidate: true });
    },
  };
}
