import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MediaFile } from '#contract/media';
import type { Product } from '#contract/product';
import type { FilledForm } from './use-field';

/** A picture of the library and its address. */
interface KnownPicture {
  readonly id: string;
  readonly url: string;
}

/** Which picture of the library a product has, for as long as no other address is typed. */
export function useChosenPicture(form: FilledForm, product: Product | undefined) {
  const [known, setKnown] = useState<KnownPicture | undefined>(
    product?.image ? { id: product.image.publitioId, url: product.imageUrl } : undefined,
  );
  const url = useWatch({ control: form.control, name: 'imageUrl' });
  return {
    id: known?.url === url ? known?.id : undefined,
    choose({ id, url_preview }: MediaFile): void {
      setKnown({ id, url: url_preview });
      form.setValue('imageUrl', url_preview, { shouldDirty: true, shouldValidate: true });
    },
  };
}
