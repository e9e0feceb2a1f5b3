import type { Language } from '../core/language';
import { normalizeForSearch } from '../core/text';
import { findOption, getDefaultOption } from '../products/options';
import { getProductText } from '../products/product-text';
import type { Product } from '../products/schema';
import type { OrderRecord } from './admin-schema';

/** Splits at commas outside parentheses: 'Almonds (raw, salted), figs' are two. */
export const splitIngredients = (text: string): string[] =>
  text
    .split(/,(?![^()]*\))/)
    .map((ingredient) => ingredient.trim().replace(/\.$/, ''))
    .filter(Boolean);

interface ShoppingListEntry {
  readonly ingredient: string;
  /** Units of products in their default size, rounded to tenths. */
  readonly portions: number;
  /** Order numbers. */
  readonly orders: readonly string[];
}

type Item = OrderRecord['items'][number];

/** How many times the default option an option feeds; 1 if either doesn't say for how many people it is. */
function getSizeFactor(product: Pick<Product, 'options'>, key: string | null): number {
  const people = findOption(product, key)?.serves?.to;
  const defaultPeople = getDefaultOption(product)?.serves?.to;
  return people && defaultPeople ? people / defaultPeople : 1;
}

interface MutableEntry {
  readonly ingredient: string;
  portions: number;
  readonly orders: Set<string>;
}

/** Ingredients of the ordered products by name. Deleted products and custom lines have no ingredients. */
export function buildShoppingList(
  orders: readonly Pick<OrderRecord, 'number' | 'items'>[],
  products: readonly Product[],
  language: Language,
): ShoppingListEntry[] {
  const entries = new Map<string, MutableEntry>();
  const productsById = new Map(products.map((product) => [product.id, product]));

  function addItem({ productId, option, quantity }: Item, number: string): void {
    const product = productsById.get(productId ?? 0);
    if (!product) return;
    const portions = quantity * getSizeFactor(product, option);
    const text = getProductText(product, 'ingredients', language);
    for (const ingredient of splitIngredients(text)) {
      const key = normalizeForSearch(ingredient);
      const entry = entries.get(key) ?? { ingredient, portions: 0, orders: new Set() };
      entry.portions += portions;
      entry.orders.add(number);
      entries.set(key, entry);
    }
  }

  for (const { number, items } of orders) {
    for (const item of items) addItem(item, number);
  }
  return [...entries.values()]
    .map(({ ingredient, portions, orders: numbers }) => ({
      ingredient: ingredient.charAt(0).toLocaleUpperCase(language) + ingredient.slice(1),
      portions: Math.round(portions * 10) / 10,
      orders: [...numbers].sort(),
    }))
    .sort((a, b) => a.ingredient.localeCompare(b.ingredient, language));
}
