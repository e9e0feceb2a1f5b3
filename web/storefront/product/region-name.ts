import { useLingui } from '@lingui/react/macro';
import type { Product } from '#contract/product';

/** A region's name in the language of the page. */
export function useRegionName(region: Product['region']): string {
  const { t } = useLingui();
  const names: Record<Product['region'], string> = {
    Spain: t`Spain`,
    Italy: t`Italy`,
    France: t`France`,
    Switzerland: t`Switzerland`,
    'United States': t`United States`,
    Mexico: t`Mexico`,
  };
  return names[region];
}
