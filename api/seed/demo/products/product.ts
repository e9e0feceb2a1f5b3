import type { Product, ProductTranslation } from '#contract/products/schema';
import type { TextField } from '#contract/products/text-fields';

/** A product as its owner would type it, with the number and date the shop would have given it. */
export interface DemoProduct
  extends Omit<Product, 'image' | 'imageUrl' | 'translations' | 'version' | 'updatedAt'> {
  /** Names of its pictures, the primary one first; none while only an address was typed. */
  readonly photographs: readonly string[];
  /** The typed address of a product without pictures. */
  readonly imageUrl?: string;
  readonly translations: { readonly es: ProductTranslation };
}

/** A demo product whose missing texts are left out. */
export type DemoProductInput = Omit<DemoProduct, TextField> & Partial<Pick<DemoProduct, TextField>>;
