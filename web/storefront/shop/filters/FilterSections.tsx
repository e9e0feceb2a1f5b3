import { Trans, useLingui } from '@lingui/react/macro';
import { type Allergen, allergenNames, allergens } from '#contract/products/allergens';
import {
  type CatalogFilter,
  maxPriceChoices,
  peopleChoices,
} from '#contract/products/catalog-filter';
import { diets } from '#contract/products/diets';
import type { Facets } from '#contract/products/facets';
import { occasions } from '#contract/products/fact-names';
import { tracesWarning } from '#contract/products/traces-warning';
import { formatNumber } from '../../../i18n/numbers';
import { useLanguage } from '../../../i18n/use-language';
import { Choice } from './Choice';
import { FilterSection } from './FilterSection';
import * as styles from './FilterSections.css';
import { useChoiceTexts } from './use-choice-texts';

interface FilterSectionsProps {
  readonly filter: CatalogFilter;
  /** Undefined while loading. */
  readonly facets: Facets | undefined;
}

/** With a number of the URL that isn't among the choices. */
const withChosen = (choices: readonly number[], chosen: number | undefined): readonly number[] =>
  chosen === undefined || choices.includes(chosen)
    ? choices
    : [...choices, chosen].sort((a, b) => a - b);

export function FilterSections({ filter, facets }: FilterSectionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const texts = useChoiceTexts();
  const { people, without, diets: chosenDiets, maxPrice, occasion, date } = filter;
  const formatCount = (values: readonly unknown[]) =>
    values.length === 0 ? undefined : String(values.length);
  const describeAllergen = (allergen: Allergen) => allergenNames[allergen][language];
  return (
    <div className={styles.sections}>
      <FilterSection
        title={t`People`}
        chosen={people === undefined ? undefined : formatNumber(people, language)}
      >
        <Choice type="radio" name="people" value="" isChosen={people === undefined}>
          <Trans>Any number</Trans>
        </Choice>
        {withChosen(peopleChoices, people).map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="people"
            value={choice}
            isChosen={people === choice}
            count={facets?.people[choice]}
          >
            {texts.people(choice)}
          </Choice>
        ))}
        <label className={styles.field}>
          <Trans>Another number</Trans>
          <input
            type="number"
            name="people"
            min={1}
            max={10_000}
            inputMode="numeric"
            className={styles.control}
          />
        </label>
      </FilterSection>
      <FilterSection
        title={t`Without`}
        chosen={formatCount(without)}
        note={tracesWarning[language]}
      >
        {allergens.map((allergen) => (
          <Choice
            key={allergen}
            type="checkbox"
            name="without"
            value={allergen}
            isChosen={without.includes(allergen)}
            count={facets?.without[allergen]}
          >
            {describeAllergen(allergen)}
          </Choice>
        ))}
      </FilterSection>
      <FilterSection
        title={t`Diet`}
        chosen={formatCount(chosenDiets)}
        note={tracesWarning[language]}
      >
        {diets.map((diet) => (
          <Choice
            key={diet}
            type="checkbox"
            name="diet"
            value={diet}
            isChosen={chosenDiets.includes(diet)}
            count={facets?.diet[diet]}
          >
            {texts.diet(diet)}
          </Choice>
        ))}
      </FilterSection>
      <FilterSection
        title={t`Price`}
        chosen={maxPrice === undefined ? undefined : `$${formatNumber(maxPrice, language)}`}
      >
        <Choice type="radio" name="max" value="" isChosen={maxPrice === undefined}>
          <Trans>Any price</Trans>
        </Choice>
        {withChosen(maxPriceChoices, maxPrice).map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="max"
            value={choice}
            isChosen={maxPrice === choice}
            count={facets?.max[choice]}
          >
            {texts.maxPrice(choice)}
          </Choice>
        ))}
      </FilterSection>
      <FilterSection title={t`Occasion`} chosen={occasion && texts.occasion(occasion)}>
        <Choice type="radio" name="occasion" value="" isChosen={occasion === undefined}>
          <Trans>Any occasion</Trans>
        </Choice>
        {occasions.map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="occasion"
            value={choice}
            isChosen={occasion === choice}
            count={facets?.occasion[choice]}
          >
            {texts.occasion(choice)}
          </Choice>
        ))}
      </FilterSection>
      <FilterSection title={t`Date`} chosen={date && texts.date(date)}>
        <label className={styles.field}>
          <Trans>Available on</Trans>
          <input type="date" name="date" defaultValue={date ?? ''} className={styles.control} />
        </label>
      </FilterSection>
    </div>
  );
}
