import { useLingui } from '@lingui/react/macro';
import { leftoverDays, minutesBeforeServing } from '#contract/business';
import { isService } from '#contract/products/product-kind';
import type { Product } from '#contract/products/schema';
import { formatRange } from '../../i18n/format-range';
import { useLanguage } from '../../i18n/use-language';

/** Returns a function that says how to keep and serve a product; '' for a service. */
export function useStorageAdvice() {
  const { t } = useLingui();
  const language = useLanguage();
  const minutes = formatRange(minutesBeforeServing, language);
  const days = formatRange(leftoverDays, language);
  return (product: Product): string => {
    if (isService(product)) return '';
    // Tables are set up where they are eaten.
    const advice =
      product.category === 'grazing'
        ? t`We set it up at your place.`
        : t`Keep it covered in the refrigerator, and take it out ${minutes} minutes before serving.`;
    return `${advice} ${t`Leftovers keep ${days} days.`}`;
  };
}
