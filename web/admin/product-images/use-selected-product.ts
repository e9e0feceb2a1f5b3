import { useLocation } from 'react-router-dom';
import type { Product } from '#contract/products/schema';
import { useNavigate } from '../../routing/use-navigate';

/** The product id is in the URL, for reloads, bookmarks and the back button. */
export function useSelectedProduct(products: readonly Product[]) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const rawId = new URLSearchParams(search).get('product');

  function selectProduct({ id }: Product): void {
    const query = new URLSearchParams(search);
    query.set('product', String(id));
    void navigate({ pathname, search: `?${query}` });
  }

  return { product: products.find(({ id }) => String(id) === rawId), selectProduct };
}
