import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useState } from 'react';
import useSWR from 'swr';
import { countConditions, parseCatalogFilter } from '#contract/products/catalog-filter';
import { useQuery } from '../../../data/use-query';
import { useLanguage } from '../../../i18n/use-language';
import { localizePath, paths } from '../../../routing/paths';
import { Close, Filter } from '../../../ui/icon/icons';
import { productsQuery } from '../../product-card/product-queries';
import { getSearchQuery, type ListingTools } from '../listing-tools';
import { FilterChips } from './FilterChips';
import { FilterSections } from './FilterSections';
import * as styles from './Filters.css';
import { facetsQuery } from './facets-query';
import { loadFilters } from './load-filters';
import { SortSelect } from './SortSelect';
import { useFilterForm } from './use-filter-form';

interface FiltersProps {
  readonly search: URLSearchParams;
  readonly tools: ListingTools;
}

/** A form that works without JavaScript; with it, every change takes effect at once. */
export function Filters({ search, tools }: FiltersProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const panelId = useId();
  const { filter } = parseCatalogFilter(search);
  const { formRef, panelRef, handleSubmit } = useFilterForm(search);
  const { loadedFilters, preloadHandlers } = usePreloadedFilters(formRef);
  const filters = tools.filters ?? loadedFilters;
  const { data: facets } = useQuery(facetsQuery(search, { ...tools, filters }));
  const q = getSearchQuery(search);
  const count = countConditions(filter);
  return (
    <>
      <form
        ref={formRef}
        method="get"
        action={localizePath(paths.shop(), language)}
        autoComplete="off"
        aria-label={t`Filters`}
        className={styles.form}
        onSubmit={handleSubmit}
        {...preloadHandlers}
      >
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        {q && <input type="hidden" name="q" value={q} />}
        <button type="button" popoverTarget={panelId} className={styles.toggle}>
          <Filter size={18} />
          {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
        </button>
        <div ref={panelRef} id={panelId} popover="auto" className={styles.panel}>
          <div className={styles.panelHeader}>
            <p className={styles.panelTitle}>
              <Trans>Filters</Trans>
            </p>
            <button
              type="button"
              popoverTarget={panelId}
              popoverTargetAction="hide"
              className={styles.close}
              aria-label={t`Close`}
            >
              <Close size={22} />
            </button>
          </div>
          <FilterSections filter={filter} facets={facets} />
          <div className={styles.panelFooter}>
            <button type="submit" className={styles.submit}>
              <Trans>Show products</Trans>
            </button>
          </div>
        </div>
        <SortSelect sort={filter.sort} isSearch={q !== ''} />
        <button type="submit" className={styles.apply}>
          <Trans>Apply</Trans>
        </button>
      </form>
      <FilterChips filter={filter} q={q} />
    </>
  );
}

/** Loads code and catalog as soon as the filters are turned to, so that a choice needs no request. */
function usePreloadedFilters(formRef: RefObject<HTMLFormElement | null>) {
  const [isUsed, setIsUsed] = useState(false);
  useQuery(productsQuery, { enabled: isUsed });
  const { data: loadedFilters } = useSWR(isUsed ? 'shop-filters' : null, loadFilters);
  useEffect(() => setIsUsed(formRef.current?.matches(':hover, :focus-within') ?? false), [formRef]);
  const markUsed = () => setIsUsed(true);
  return { loadedFilters, preloadHandlers: { onPointerEnter: markUsed, onFocus: markUsed } };
}
