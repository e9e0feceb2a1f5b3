import { listFeaturedProducts, type Product } from '#contract/product';
import { useBrought } from '../../app/page-start';
import { useEndpoint } from '../../data/use-endpoint';
import { featuredKey, featuredOf } from './featured';

interface Featured {
  /** Undefined while they are being asked for, or when they could not be had. */
  readonly products: readonly Product[] | undefined;
  readonly failed: boolean;
}

/** The featured products of the home page: as the page brought them, else as they are now. */
export function useFeatured(): Featured {
  const brought = useBrought<readonly Product[]>(featuredKey);
  const { data, error } = useEndpoint(listFeaturedProducts, brought ? null : {});
  const products = brought ?? (data ? featuredOf(data) : undefined);
  return { products, failed: error !== undefined };
}
