import { Trans, useLingui } from '@lingui/react/macro';
import {
  type CatalogFilter,
  countConditions,
  emptyFilter,
} from '#contract/products/catalog-filter';
import { PageLink } from '../../../routing/PageLink';
import { Close } from '../../../ui/icon/filter-icons';
import { buildFilterPath } from './build-filter-path';
import * as styles from './FilterChips.css';
import { useChoiceTexts } from './use-choice-texts';

interface FilterChipsProps {
  readonly filter: CatalogFilter;
  /** '' if there is no search. */
  readonly q: string;
}

/** A link per condition, which removes it. */
export function FilterChips({ filter, q }: FilterChipsProps) {
  const { t } = useLingui();
  const chips = useChips(filter);
  if (countConditions(filter) === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Chosen filters`}>
      {chips.map(({ text, remaining }) => (
        <li key={text}>
          <PageLink
            to={buildFilterPath(remaining, q)}
            className={styles.chip}
            aria-label={t`Remove: ${text}`}
          >
            {text}
            <Close size={16} />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink
          to={buildFilterPath({ ...emptyFilter, category: filter.category, sort: filter.sort }, q)}
          className={styles.clear}
        >
          <Trans>Clear all</Trans>
        </PageLink>
      </li>
    </ul>
  );
}

interface Chip {
  readonly text: string;
  /** The filter without it. */
  readonly remaining: CatalogFilter;
}

function useChips(filter: CatalogFilter): readonly Chip[] {
  const texts = useChoiceTexts();
  const { people, without, diets, maxPrice, occasion, date } = filter;
  const toChip = (text: string, changes: Partial<CatalogFilter>): Chip => ({
    text,
    remaining: { ...filter, ...changes },
  });
  return [
    ...(people ? [toChip(texts.people(people), { people: undefined })] : []),
    ...without.map((allergen) =>
      toChip(texts.without(allergen), { without: without.filter((other) => other !== allergen) }),
    ),
    ...diets.map((diet) =>
      toChip(texts.diet(diet), { diets: diets.filter((other) => other !== diet) }),
    ),
    ...(maxPrice ? [toChip(texts.maxPrice(maxPrice), { maxPrice: undefined })] : []),
    ...(occasion ? [toChip(texts.occasion(occasion), { occasion: undefined })] : []),
    ...(date ? [toChip(texts.date(date), { date: undefined })] : []),
  ];
}
