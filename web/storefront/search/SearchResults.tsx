import { Plural, Trans } from '@lingui/react/macro';
import { categories } from '#contract/category';
import type { Product } from '#contract/products/schema';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { Notice } from '../../ui/notice/Notice';
import { productsQuery } from '../catalogue/product-queries';
import { ExclusionNotice, ExclusionSummary } from './ExclusionNotice';
import { FoundProduct } from './FoundProduct';
import * as styles from './SearchResults.css';
import { useProductSearch } from './use-product-search';

/** The shop page lists the rest. */
const shownAtOnce = 6;

interface SearchResultsProps {
  /** '' shows the categories. */
  readonly wanted: string;
  readonly onFollow: () => void;
}

export function SearchResults({ wanted, onFollow }: SearchResultsProps) {
  const { data: catalog, error } = useQuery(productsQuery);
  const { find, failed } = useProductSearch(true);
  const found = wanted !== '' && catalog && find ? find(catalog, wanted) : undefined;
  const broken = failed || (error !== undefined && !catalog);
  const products = found?.products;
  const exclusion = found?.exclusion;
  return (
    <>
      <p role="status" className={styles.count}>
        {exclusion?.excludesAll && <ExclusionSummary exclusion={exclusion} />}
        {products && !exclusion?.excludesAll && (
          <Plural
            value={products.length}
            _0="Nothing found. Try fewer or different words."
            one="# product found"
            other="# products found"
          />
        )}
        {wanted !== '' && !found && !broken && <Trans>Loading…</Trans>}
      </p>
      {broken && (
        <Notice>
          <Trans>Error loading products. Please try again later.</Trans>
        </Notice>
      )}
      {wanted === '' && <Categories onFollow={onFollow} />}
      {exclusion && (
        <div className={styles.exclusion}>
          <ExclusionNotice exclusion={exclusion} onFollow={onFollow}>
            {!exclusion.excludesAll && <ExclusionSummary exclusion={exclusion} />}
          </ExclusionNotice>
        </div>
      )}
      {products && products.length > 0 && (
        <Found products={products} wanted={wanted} onFollow={onFollow} />
      )}
    </>
  );
}

function Categories({ onFollow }: Pick<SearchResultsProps, 'onFollow'>) {
  const language = useLanguage();
  return (
    <ul className={styles.categories}>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink to={paths.shop({ category: slug })} onClick={onFollow}>
            {name[language]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface FoundProps extends SearchResultsProps {
  readonly products: readonly Product[];
}

const Found = ({ products, wanted, onFollow }: FoundProps) => (
  <>
    <ul className={styles.list}>
      {products.slice(0, shownAtOnce).map((product) => (
        <li key={product.id} className={styles.row}>
          <FoundProduct product={product} onFollow={onFollow} />
        </li>
      ))}
    </ul>
    <PageLink to={paths.shop({ q: wanted })} className={styles.all} onClick={onFollow}>
      <Plural value={products.length} one="See it in the shop" other="See all # in the shop" />
    </PageLink>
  </>
);
