import type { OrderStatusView } from '#contract/orders/status-schema';
import { hasOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';

type Item = OrderStatusView['items'][number];

interface SoldItem {
  readonly item: Item;
  readonly product: Product;
}

/** Items of an earlier order whose product and option are still in the shop, and the others. */
export function splitSoldItems(
  items: readonly Item[],
  products: readonly Product[],
): { readonly sold: readonly SoldItem[]; readonly unavailable: readonly Item[] } {
  const productsById = new Map(products.map((product) => [product.id, product]));
  const sold: SoldItem[] = [];
  const unavailable: Item[] = [];
  for (const item of items) {
    const product = item.productId === null ? undefined : productsById.get(item.productId);
    if (product && isVisible(product) && hasOption(product, item.option))
      sold.push({ item, product });
    else unavailable.push(item);
  }
  return { sold, unavailable };
}
