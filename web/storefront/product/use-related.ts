import { listProducts, type Product } from '#contract/product';
import { relatedProducts } from '#contract/related-products';
import { useBrought } from '../../app/page-start';
import { useEndpoint } from '../../data/use-endpoint';
import { relatedKey } from './related';

/** Products like this one: as the page brought them, else from the catalogue; undefined until it is known. */
export function useRelated(product: Product): readonly Product[] | undefined {
  const brought = useBrought<readonly Product[]>(relatedKey(product.id));
  const { data } = useEndpoint(listProducts, brought ? null : {});
  return brought ?? (data ? relatedProducts(product, data) : undefined);
}
