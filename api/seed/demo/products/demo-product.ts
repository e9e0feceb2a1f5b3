import type { Product, ProductTranslation } from '#contract/products/schema';
import type { ProductTextField } from '#contract/products/text-fields';

/** As entered in the product form, with the id and date that the database would assign. */
export interface DemoProduct
  extends Omit<Product, 'image' | 'imageUrl' | 'translations' | 'version' | 'updatedAt'> {
  /** Image names, primary first; empty if there is only an entered URL. */
  readonly images: readonly string[];
  /** The entered URL of a product without images. */
  readonly imageUrl?: string;
  readonly translations: { readonly es: ProductTranslation };
}

/** Without empty texts. */
export type DemoProductInput = Omit<DemoProduct, ProductTextField | 'options'> &
  Partial<Pick<DemoProduct, ProductTextField | 'options'>>;
