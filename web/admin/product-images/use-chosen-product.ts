import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '#contract/products/schema';

/** The product id is in the URL, for reloads, bookmarks and the back button. */
export function useChosenProduct(products: readonly Product[]) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const written = new URLSearchParams(search).get('product');

  function choose({ id }: Product): void {
    const query = new URLSearchParams(search);
    query.set('product', String(id));
    void navigate({ pathname, search: `?${query}` });
  }

  return { product: products.find(({ id }) => String(id) === written), choose };
}
