import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Allergen, allergenNames } from '#contract/products/allergens';
import { type Diet, dietNames } from '#contract/products/diets';
import { type Occasion, occasionNames } from '#contract/products/fact-names';
import { formatDate } from '../../../i18n/dates';
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
    maxPrice: (dollars: number) => t`Up to $${dollars}`,
    occasion: (occasion: Occasion) => occasionNames[occasion][language],
    /** Noon, so that it's the same day in every time zone of the US. */
    date: (day: string) => formatDate(`${day}T12:00:00`, language),
  };
}
