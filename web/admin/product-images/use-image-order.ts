import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { orderProductImages } from '#contract/products/admin-endpoints';
import { listProductImages } from '#contract/products/endpoints';
import type { Product, ProductImage } from '#contract/products/schema';
import { request } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { useRefreshProducts } from '../products/use-refresh-products';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';

/**
 * Shows a new order at once and saves it in the background. Saves are serialized: while one runs, only the latest
 * order is kept, so that requests cannot overtake each other.
 */
export function useImageOrder({ id }: Product) {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const refresh = useRefreshProducts();
  const { mutate } = useSWRConfig();
  const pendingOrder = useRef<readonly ProductImage[]>(undefined);
  const isSaving = useRef(false);
  const key = buildUrl(listProductImages, { params: { id } });

  const save = (images: readonly ProductImage[]) =>
    runMutation(
      () =>
        request(orderProductImages, {
          params: { id },
          body: { ids: images.map((image) => image.id), language },
        }),
      { done: () => t`Order of images saved`, failed: t`Failed to save the order of images` },
    );

  async function savePending(): Promise<boolean> {
    let isSaved = true;
    isSaving.current = true;
    while (pendingOrder.current) {
      const images = pendingOrder.current;
      pendingOrder.current = undefined;
      ({ done: isSaved } = await save(images));
      if (!isSaved) pendingOrder.current = undefined;
    }
    isSaving.current = false;
    // Restores the stored order if saving failed.
    await refresh();
    return isSaved;
  }

  /** Resolves to false if saving failed, only for the order that started it. */
  return async (images: readonly ProductImage[]): Promise<boolean> => {
    pendingOrder.current = images;
    await mutate(key, images, { revalidate: false });
    return isSaving.current || savePending();
  };
}
