import { Plural, Trans } from '@lingui/react/macro';
import { categories } from '#contract/category';
import type { Product } from '#contract/products/schema';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { Notice } from '../../ui/notice/Notice';
import { productsQuery } from '../product-card/product-queries';
import { ExclusionNotice, ExclusionSummary } from './ExclusionNotice';
import { SearchResultItem } from './SearchResultItem';
import * as styles from './SearchResults.css';
import { useProductSearch } from './use-product-search';

/** The shop page lists the rest. */
const maxResults = 6;

interface SearchResultsProps {
  /** '' shows the categories. */
  readonly query: string;
  readonly onNavigate: () => void;
}

export function SearchResults({ query, onNavigate }: SearchResultsProps) {
  const { data: catalog, error } = useQuery(productsQuery);
  const { searchProducts, failed } = useProductSearch(true);
  const result =
    query !== '' && catalog && searchProducts ? searchProducts(catalog, query) : undefined;
  const hasError = failed || (error !== undefined && !catalog);
  const products = result?.products;
  const exclusion = result?.exclusion;
  return (
    <>
      <p role="status" className={styles.count}>
        {exclusion?.excludesAllResults && <ExclusionSummary exclusion={exclusion} />}
        {products && !exclusion?.excludesAllResults && (
          <Plural
            value={products.length}
            _0="Nothing found. Try fewer or different words."
            one="# product found"
            other="# products found"
          />
        )}
        {query !== '' && !result && !hasError && <Trans>Loading…</Trans>}
      </p>
      {hasError && (
        <Notice>
          <Trans>Error loading products. Please try again later.</Trans>
        </Notice>
      )}
      {query === '' && <Categories onNavigate={onNavigate} />}
      {exclusion && (
        <div className={styles.exclusion}>
          <ExclusionNotice exclusion={exclusion} onNavigate={onNavigate}>
            {!exclusion.excludesAllResults && <ExclusionSummary exclusion={exclusion} />}
          </ExclusionNotice>
        </div>
      )}
      {products && products.length > 0 && (
        <ProductResults products={products} query={query} onNavigate={onNavigate} />
      )}
    </>
  );
}

function Categories({ onNavigate }: Pick<SearchResultsProps, 'onNavigate'>) {
  const language = useLanguage();
  return (
    <ul className={styles.categories}>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink to={paths.shop({ category: slug })} onClick={onNavigate}>
            {name[language]}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface ProductResultsProps extends SearchResultsProps {
  readonly products: readonly Product[];
}

const ProductResults = ({ products, query, onNavigate }: ProductResultsProps) => (
  <>
    <ul className={styles.list}>
      {products.slice(0, maxResults).map((product) => (
        <li key={product.id} className={styles.row}>
          <SearchResultItem product={product} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
    <PageLink to={paths.shop({ q: query })} className={styles.allResultsLink} onClick={onNavigate}>
      <Plural value={products.length} one="See it in the shop" other="See all # in the shop" />
    </PageLink>
  </>
);
