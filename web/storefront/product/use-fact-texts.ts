import type { BilingualText } from '#contract/core/language';
import { allergenNames } from '#contract/products/allergens';
import { dietNames } from '#contract/products/diets';
import { occasionNames, removableNames } from '#contract/products/fact-names';
import type { ProductFacts } from '#contract/products/facts';
import { useLanguage } from '../../i18n/use-language';

/** Returns a function that lists facts in words, whether they are confirmed or not; '' if there are none. */
export function useFactTexts() {
  const language = useLanguage();
  const list = (names: readonly BilingualText[]) =>
    names.map((name) => name[language].toLowerCase()).join(', ');
  return ({ contains, mayContain, diets, canBeLeftOut, occasions }: ProductFacts) => ({
    contains: list(contains.map((name) => allergenNames[name])),
    mayContain: list(mayContain.map((name) => allergenNames[name])),
    diets: list(diets.map((diet) => dietNames[diet])),
    canBeLeftOut: list(canBeLeftOut.map((removable) => removableNames[removable])),
    occasions: list(occasions.map((occasion) => occasionNames[occasion])),
  });
}
