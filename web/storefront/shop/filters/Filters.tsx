import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useState } from 'react';
import { countConditions, parseCatalogFilter } from '#contract/products/catalog-filter';
import { useQuery } from '../../../data/use-query';
import { useTranslations } from '../../../i18n/translations';
import { useLanguage } from '../../../i18n/use-language';
import { addBasePath } from '../../../routing/base-path';
import { localizePath, paths } from '../../../routing/paths';
import { useHydrated } from '../../../routing/use-hydrated';
import { Close, Filter } from '../../../ui/icon/filter-icons';
import { productsQuery } from '../../product-card/product-queries';
import { listingQuery } from '../listing';
import { getSearchQuery } from '../listing-tools';
import { useListingTools } from '../use-listing';
import { FilterChips } from './FilterChips';
import { FilterSections } from './FilterSections';
import * as styles from './Filters.css';
import { facetsQuery } from './facets-query';
import { filtersTranslations } from './filters-translations';
import { SortSelect } from './SortSelect';
import { useFilterForm } from './use-filter-form';

interface FiltersProps {
  readonly search: URLSearchParams;
}

/** A form that works without JavaScript; with it, every change takes effect at once. */
export function Filters(props: FiltersProps) {
  // The language may have changed since they were loaded.
  useTranslations(useLanguage(), filtersTranslations);
  return <FilterForm {...props} />;
}

function FilterForm({ search }: FiltersProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const panelId = useId();
  const { filter } = parseCatalogFilter(search);
  const { formRef, panelRef, handleSubmit } = useFilterForm(search);
  const { tools } = useListingTools(search);
  const { data: facets } = useQuery(facetsQuery(search, tools));
  const { data: listing } = useQuery(listingQuery(search, tools));
  const preloadHandlers = usePreloadedCatalog(formRef);
  const q = getSearchQuery(search);
  const count = countConditions(filter);
  return (
    <>
      <form
        ref={formRef}
        method="get"
        action={addBasePath(localizePath(paths.shop(), language))}
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
              <SubmitText total={listing?.total} />
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

interface SubmitTextProps {
  /** Undefined while loading. */
  readonly total: number | undefined;
}

/** Without JavaScript, the number would not follow the choices. */
function SubmitText({ total }: SubmitTextProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || total === undefined) return <Trans>Show products</Trans>;
  return (
    <Plural value={total} _0="No products match" one="Show # product" other="Show # products" />
  );
}

/** Loads the catalog as soon as the filters are turned to, so that a choice needs no request. */
function usePreloadedCatalog(formRef: RefObject<HTMLFormElement | null>) {
  const [isUsed, setIsUsed] = useState(false);
  useQuery(productsQuery, { enabled: isUsed });
  useEffect(() => setIsUsed(formRef.current?.matches(':hover, :focus-within') ?? false), [formRef]);
  const markUsed = () => setIsUsed(true);
  return { onPointerEnter: markUsed, onFocus: markUsed };
}
