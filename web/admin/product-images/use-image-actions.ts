import { useLingui } from '@lingui/react/macro';
import * as HTTP from '#contract/core/http-status';
import type { BilingualText } from '#contract/core/language';
import type { MediaFile } from '#contract/media/schema';
import {
  addProductImage,
  deleteProductImage,
  setImageAlt,
  setPrimaryImage,
} from '#contract/products/admin-endpoints';
import type { Product, ProductImage } from '#contract/products/schema';
import { hasStatus, request } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { useRefreshProducts } from '../products/use-refresh-products';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';
import { parseAddImageError } from './add-image-error';

/** Each action but `removeImage` revalidates the lists; its caller does so after closing the dialog. */
export function useImageActions({ id }: Product) {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const refresh = useRefreshProducts();

  /** Resolves to whether it was added; without `altText` the server uses the library's text or the product's name. */
  async function addImage(file: MediaFile, altText: string): Promise<boolean> {
    const body = {
      publitioId: file.id,
      imageUrl: file.url_preview,
      thumbnailUrl: file.url_thumbnail,
      altText: altText.trim() || undefined,
      // The server makes the first image of a product primary.
      isPrimary: false,
      language,
    };
    const { done } = await runMutation(() => request(addProductImage, { params: { id }, body }), {
      done: () => t`Image added to product successfully`,
      failed: t`Failed to add image to product`,
      getReason: parseAddImageError,
    });
    await refresh();
    return done;
  }

  /** Resolves to whether the image no longer exists, deleted now or before. */
  async function removeImage({ id: imageId }: ProductImage): Promise<boolean> {
    const outcome = await runMutation(() => request(deleteProductImage, { params: { imageId } }), {
      done: () => t`Image deleted successfully`,
      failed: t`Failed to delete image`,
    });
    return outcome.done || hasStatus(outcome.error, HTTP.notFound);
  }

  async function makePrimary({ id: imageId }: ProductImage): Promise<void> {
    const body = { isPrimary: true, language } as const;
    await runMutation(() => request(setPrimaryImage, { params: { imageId }, body }), {
      done: () => t`Primary image updated successfully`,
      failed: t`Failed to update primary image`,
    });
    await refresh();
  }

  async function setAlt({ id: imageId }: ProductImage, alt: BilingualText): Promise<boolean> {
    const body = { alt, language };
    const { done } = await runMutation(() => request(setImageAlt, { params: { imageId }, body }), {
      done: () => t`Alt text saved`,
      failed: t`The alt text was not saved. Please try again.`,
    });
    await refresh();
    return done;
  }

  return { addImage, removeImage, makePrimary, setAlt, refresh };
}
