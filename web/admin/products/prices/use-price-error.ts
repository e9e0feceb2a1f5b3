import { useLingui } from '@lingui/react/macro';
import { maxPrice } from '#contract/products/limits';
import { getProductText } from '#contract/products/product-text';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { type ChangeKind, findPriceError, minPrice, type NewPrice } from './price-change';

export function usePriceError(): (
  kind: ChangeKind,
  newPrices: readonly NewPrice[] | undefined,
) => string | undefined {
  const { t } = useLingui();
  const language = useLanguage();

  return (kind, newPrices) => {
    if (!newPrices) {
      return kind === 'percent'
        ? t`Write a percentage with at most two decimals, as in 5 or -10`
        : t`Write an amount in dollars with at most two decimals, as in 2 or -1.50`;
    }
    const error = findPriceError(newPrices);
    if (!error) return undefined;
    if (error.rule === 'unchanged') return t`This doesn’t change any price`;
    const name = getProductText(error.product, 'name', language);
    if (error.rule === 'tooLow') {
      const lowest = formatPrice(minPrice, language);
      return t`“${name}” would cost less than ${lowest}`;
    }
    const highest = formatPrice(maxPrice, language);
    return t`“${name}” would cost more than ${highest}`;
  };
}
