import { buildPresetUrl } from '../media/image-options';
import { toImageAsset } from '../media/rules';
import type { MediaFile } from '../media/schema';
import type { Product } from '../products/schema';
import type { HeaderImage } from './schema';

export const toHeaderImage = (file: MediaFile): HeaderImage => ({
  publitioId: file.id,
  imageUrl: buildPresetUrl(file.url_preview, 'header'),
  image: toImageAsset(file),
  tags: file.tags,
});

/** Demo products are recognized by SKU; edited ones do not count. */
export const countDemoProducts = (
  products: readonly Pick<Product, 'sku' | 'createdAt' | 'updatedAt'>[],
  demoSkus: ReadonlySet<string | null>,
): number =>
  products.filter(
    ({ sku, createdAt, updatedAt }) => sku !== null && demoSkus.has(sku) && createdAt === updatedAt,
  ).length;
