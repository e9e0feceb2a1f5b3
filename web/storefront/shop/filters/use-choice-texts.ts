import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Allergen, allergenNames } from '#contract/products/allergens';
import { type Diet, dietNames } from '#contract/products/diets';
import { type Occasion, occasionNames } from '#contract/products/fact-names';
import { formatWeekdayAndDay } from '../../../i18n/event-dates';
import { formatNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/use-language';

/** Names of what a filter can ask for. */
export function useChoiceTexts() {
  const { t } = useLingui();
  const language = useLanguage();
  return {
    people: (people: number) => t`${plural(people, { one: '# person', other: '# people' })}`,
    /** 'Without tree nuts' */
    without: (allergen: Allergen) => {
      const name = allergenNames[allergen][language].toLowerCase();
      return t`Without ${name}`;
    },
    diet: (diet: Diet) => dietNames[diet][language],
    maxPrice: (maxPrice: number) => {
      const dollars = formatNumber(maxPrice, language);
      return t`Up to $${dollars}`;
    },
    occasion: (occasion: Occasion) => occasionNames[occasion][language],
    date: (day: string) => formatWeekdayAndDay(day, language),
  };
}
