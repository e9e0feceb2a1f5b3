import { useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';
import type { ProductFormApi } from './use-field';

interface LibraryImage {
  readonly id: string;
  readonly url: string;
}

/** Undefined once another URL has been typed. */
export function useSelectedImage(
  { getValues, setValue }: ProductFormApi,
  product: Product | undefined,
) {
  const [known, setKnown] = useState<LibraryImage | undefined>(
    product?.image ? { id: product.image.publitioId, url: product.imageUrl } : undefined,
  );
  return {
    chosenId: () => (known?.url === getValues('imageUrl') ? known?.id : undefined),
    choose({ id, url_preview }: MediaFile): void {
      setKnown({ id, url: url_preview });
      setValue('imageUrl', url_preview, { shouldDirty: true, shouldValidate: true });
    },
  };
}
