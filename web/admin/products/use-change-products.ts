import { changeProducts } from '#contract/products/admin-endpoints';
import type { ProductChange } from '#contract/products/admin-schema';
import type { Product } from '#contract/products/schema';
import { changeOptionStocks } from '#contract/products/stock-update';
import { request } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { requestCatalogRefresh } from '../shell/mutations/request-catalog-refresh';
import { useOptimisticProducts } from './use-optimistic-products';
import { useRefreshProducts } from './use-refresh-products';

/** Updates products optimistically, then with the server's response; rolls back and refetches on an error. */
export function useChangeProducts() {
  const language = useLanguage();
  const updateCachedProducts = useOptimisticProducts();
  const refresh = useRefreshProducts();

  /** Resolves to a map from each changed product to its previous state. */
  async function applyOptimistically(changes: readonly ProductChange[]) {
    const byId = new Map(changes.map((change) => [change.id, change]));
    const previousStates = new Map<Product, Product>();
    await updateCachedProducts((products) =>
      products.map((product) => {
        const change = byId.get(product.id);
        if (!change) return product;
        const changed = applyChange(product, change);
        previousStates.set(changed, product);
        return changed;
      }),
    );
    return previousStates;
  }

  return async (changes: ProductChange[]) => {
    const previousStates = await applyOptimistically(changes);
    try {
      const response = await request(changeProducts, { body: { changes, language } });
      const updatedById = new Map(response.products.map((product) => [product.id, product]));
      // A product that was changed again in the meantime keeps its newer state.
      await updateCachedProducts((products) =>
        products.map((product) => {
          const previous = previousStates.get(product);
          return previous ? (updatedById.get(product.id) ?? previous) : product;
        }),
      );
      if (response.missing.length > 0) void refresh();
      else requestCatalogRefresh();
      return response;
    } catch (error) {
      await updateCachedProducts((products) =>
        products.map((product) => previousStates.get(product) ?? product),
      );
      void refresh();
      throw error;
    }
  };
}

function applyChange(
  product: Product,
  { inStock, featured, quantityAvailable, optionStocks = [], price, facts }: ProductChange,
) {
  return {
    ...product,
    inStock: inStock ?? product.inStock,
    featured: featured ?? product.featured,
    price: price ?? product.price,
    facts: facts ?? product.facts,
    options: changeOptionStocks(product.options, optionStocks),
    quantityAvailable:
      quantityAvailable === undefined ? product.quantityAvailable : quantityAvailable,
  };
}
