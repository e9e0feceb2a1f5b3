import type { CategorySlug } from '#contract/category';
import { isSeat, isService } from '#contract/products/product-kind';
import type { Product } from '#contract/products/schema';
import type { QuestionId } from '../faq/question-titles';

const idsByCategory: Readonly<Record<CategorySlug, readonly QuestionId[]>> = {
  boards: ['allergens', 'customization', 'servings'],
  grazing: ['special-events', 'allergens', 'servings'],
  special: ['allergens', 'lead-time', 'customization'],
  gifts: ['delivery', 'allergens', 'storage'],
};

/** The questions of the FAQ that a shopper of the product may have. */
export function listQuestionIds(
  product: Pick<Product, 'category' | 'servingSize' | 'weight'>,
): readonly QuestionId[] {
  if (isSeat(product)) return ['allergens', 'lead-time'];
  if (isService(product)) return ['special-events', 'allergens', 'lead-time'];
  return idsByCategory[product.category];
}
