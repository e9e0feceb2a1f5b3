import { useLingui } from '@lingui/react/macro';
import type { Product } from '#contract/product';

/** The regions' names in the language of the page. */
export function useRegionNames(): Readonly<Record<Product['region'], string>> {
  const { t } = useLingui();
  return {
    Spain: t`Spain`,
    Italy: t`Italy`,
    France: t`France`,
    Switzerland: t`Switzerland`,
    'United States': t`United States`,
    Mexico: t`Mexico`,
  };
}
