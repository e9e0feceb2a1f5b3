import { useLingui } from '@lingui/react/macro';
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
import { useDeed } from '../shell/mutations/use-deed';
import { addedRefusalIn } from './added-refusal';

const gone = 404;

/** What can be done to the images of a product; the lists are read anew after each but a removal, whose question is closed before. */
export function useImageDeeds({ id }: Product) {
  const { t } = useLingui();
  const language = useLanguage();
  const deed = useDeed();
  const refresh = useRefreshProducts();

  /** Answers whether it was added; without an alternative text of its own it has the library's, or the product's name. */
  async function add(file: MediaFile, altText: string): Promise<boolean> {
    const body = {
      publitioId: file.id,
      imageUrl: file.url_preview,
      thumbnailUrl: file.url_thumbnail,
      altText: altText.trim() || undefined,
      // Of a product that has none, the shop makes the first one primary.
      isPrimary: false,
      language,
    };
    const { done } = await deed(() => request(addProductImage, { params: { id }, body }), {
      done: () => t`Image added to product successfully`,
      failed: t`Failed to add image to product`,
      reasonIn: addedRefusalIn,
    });
    await refresh();
    return done;
  }

  /** Answers whether it is gone, deleted just now or by somebody else before. */
  async function remove({ id: imageId }: ProductImage): Promise<boolean> {
    const outcome = await deed(() => request(deleteProductImage, { params: { imageId } }), {
      done: () => t`Image deleted successfully`,
      failed: t`Failed to delete image`,
    });
    return outcome.done || hasStatus(outcome.fault, gone);
  }

  async function makePrimary({ id: imageId }: ProductImage): Promise<void> {
    const body = { isPrimary: true, language } as const;
    await deed(() => request(setPrimaryImage, { params: { imageId }, body }), {
      done: () => t`Primary image updated successfully`,
      failed: t`Failed to update primary image`,
    });
    await refresh();
  }

  async function setAlt({ id: imageId }: ProductImage, alt: BilingualText): Promise<boolean> {
    const body = { alt, language };
    const { done } = await deed(() => request(setImageAlt, { params: { imageId }, body }), {
      done: () => t`Alt text saved`,
      failed: t`The alt text was not saved. Please try again.`,
    });
    await refresh();
    return done;
  }

  return { add, remove, makePrimary, setAlt, refresh };
}
