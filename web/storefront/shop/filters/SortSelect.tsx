import { Trans } from '@lingui/react/macro';
import type { CatalogSort } from '#contract/products/catalog-filter';
import { visuallyHidden } from '../../../ui/visually-hidden.css';
import * as styles from './Filters.css';

interface SortSelectProps {
  readonly sort: CatalogSort;
  /** The results of a search are in the order of their relevance. */
  readonly isSearch: boolean;
}

export const SortSelect = ({ sort, isSearch }: SortSelectProps) => (
  <label className={styles.sort}>
    <span className={visuallyHidden}>
      <Trans>Sort by</Trans>
    </span>
    <select name="sort" defaultValue={sort} className={styles.select}>
      <option value="featured">
        {isSearch ? <Trans>Best match</Trans> : <Trans>Featured</Trans>}
      </option>
      <option value="price">
        <Trans>Price</Trans>
      </option>
      <option value="price-per-person">
        <Trans>Price per person</Trans>
      </option>
      <option value="people">
        <Trans>Fewest people</Trans>
      </option>
      <option value="newest">
        <Trans>Newest</Trans>
      </option>
    </select>
  </label>
);
