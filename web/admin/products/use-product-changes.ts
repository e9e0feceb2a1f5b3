import { changeProducts } from '#contract/products/admin-endpoints';
import type { ProductChange } from '#contract/products/admin-schema';
import type { Product } from '#contract/products/schema';
import { request } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { tellOfCatalogueChange } from '../shell/mutations/catalogue-changed';
import { useProductsInSight } from './use-products-in-sight';
import { useRefreshProducts } from './use-refresh-products';

/** Has the shop change flags, quantities and prices of products. The list shows it at once, and then what the shop made of it. */
export function useProductChanges() {
  const language = useLanguage();
  const showProducts = useProductsInSight();
  const refresh = useRefreshProducts();

  /** Shows the products as they are going to be; answers what they were. */
  async function showChanged(changes: readonly ProductChange[]) {
    const byId = new Map(changes.map((change) => [change.id, change]));
    const before = new Map<Product, Product>();
    await showProducts((products) =>
      products.map((product) => {
        const change = byId.get(product.id);
        if (!change) return product;
        const changed = changedBy(product, change);
        before.set(changed, product);
        return changed;
      }),
    );
    return before;
  }

  return async (changes: ProductChange[]) => {
    const before = await showChanged(changes);
    try {
      const answer = await request(changeProducts, { body: { changes, language } });
      const answered = new Map(answer.products.map((product) => [product.id, product]));
      // What has been changed once more meanwhile shows that.
      await showProducts((products) =>
        products.map((product) =>
          before.has(product) ? (answered.get(product.id) ?? product) : product,
        ),
      );
      if (answer.missing.length > 0) void refresh();
      else tellOfCatalogueChange();
      return answer;
    } catch (fault) {
      await showProducts((products) => products.map((product) => before.get(product) ?? product));
      void refresh();
      throw fault;
    }
  };
}

function changedBy(
  product: Product,
  { inStock, featured, quantityAvailable, price }: ProductChange,
) {
  return {
    ...product,
    inStock: inStock ?? product.inStock,
    featured: featured ?? product.featured,
    price: price ?? product.price,
    quantityAvailable:
      quantityAvailable === undefined ? product.quantityAvailable : quantityAvailable,
  };
}
