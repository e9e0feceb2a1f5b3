import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import {
  type CatalogFilter,
  countConditions,
  emptyFilter,
} from '#contract/products/catalog-filter';
import { PageLink } from '../../../routing/PageLink';
import { focusHeading } from '../../../routing/use-navigation-effects';
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
  const listRef = useRef<HTMLUListElement>(null);
  // Links that go away must not take the focus with them.
  function focusNeighbor(index: number): void {
    const links = [...(listRef.current?.querySelectorAll('a') ?? [])].slice(0, chips.length);
    const neighbor = links[index + 1] ?? links[index - 1];
    if (neighbor) neighbor.focus();
    else focusHeading();
  }
  if (countConditions(filter) === 0) return null;
  return (
    <ul ref={listRef} className={styles.chips} aria-label={t`Chosen filters`}>
      {chips.map(({ text, remaining }, index) => (
        <li key={text}>
          <PageLink
            to={buildFilterPath(remaining, q)}
            className={styles.chip}
            aria-label={t`Remove: ${text}`}
            onLeave={() => focusNeighbor(index)}
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
          onLeave={focusHeading}
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
