import { Plural, Trans } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { categories } from '#contract/category';
import type { Language } from '#contract/core/language';
import type { Product } from '#contract/products/schema';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { Notice } from '../../ui/notice/Notice';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { EventTracesNote } from '../event-bar/EventTracesNote';
import { productsQuery } from '../product-card/product-queries';
import { ExclusionNotice, ExclusionSummary } from './ExclusionNotice';
import { SearchAnswers } from './SearchAnswers';
import { AskLinks, SearchGroup } from './SearchGroup';
import { SearchResultItem } from './SearchResultItem';
import * as styles from './SearchResults.css';
import type { ShopSearchResult } from './shop-search-result';
import { useProductSearch } from './use-product-search';
import { useTypingPaused } from './use-typing-paused';

/** The shop page lists the rest. */
const maxResults = 6;

interface SearchResultsProps {
  /** '' shows the categories. */
  readonly query: string;
  readonly onNavigate: () => void;
}

export function SearchResults({ query: typedQuery, onNavigate }: SearchResultsProps) {
  // Typing goes on while results are found.
  const query = useDeferredValue(typedQuery);
  const { data: catalog, error } = useQuery(productsQuery);
  const { searchProducts, failed } = useProductSearch(true);
  const result =
    query !== '' && catalog && searchProducts ? searchProducts(catalog, query) : undefined;
  const hasError = failed || (error !== undefined && !catalog);
  const isTypingPaused = useTypingPaused(typedQuery);
  const status = result ? (
    <ResultStatus result={result} />
  ) : (
    query !== '' && !hasError && <Trans>Loading…</Trans>
  );
  return (
    <>
      <p className={styles.count}>{status}</p>
      <p role="status" className={visuallyHidden}>
        {isTypingPaused && status}
      </p>
      {hasError && (
        <Notice>
          <Trans>Error loading products. Please try again later.</Trans>
        </Notice>
      )}
      {query === '' && <Categories onNavigate={onNavigate} />}
      {result && <Results result={result} query={query} onNavigate={onNavigate} />}
    </>
  );
}

interface ResultProps {
  readonly result: ShopSearchResult;
}

function ResultStatus({ result: { products, exclusion, answers } }: ResultProps) {
  const language = useLanguage();
  if (exclusion?.excludesAllResults) return <ExclusionSummary exclusion={exclusion} />;
  if (products.length === 0 && answers.length > 0) return countAnswers[language](answers.length);
  return (
    <Plural
      value={products.length}
      _0="Nothing found. Try fewer or different words."
      one="# product found"
      other="# products found"
    />
  );
}

/** Not in the Lingui translations, as in `ExclusionNotice`. */
const countAnswers: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => (count === 1 ? '1 answer' : `${count} answers`),
  es: (count) => (count === 1 ? '1 respuesta' : `${count} respuestas`),
};

function Results({ result, query, onNavigate }: ResultProps & SearchResultsProps) {
  const { products, onRequest, near, exclusion, answers } = result;
  const isEmpty = products.length === 0 && onRequest.length === 0;
  return (
    <>
      {exclusion && (
        <div className={styles.exclusion}>
          <ExclusionNotice exclusion={exclusion} onNavigate={onNavigate}>
            {!exclusion.excludesAllResults && <ExclusionSummary exclusion={exclusion} />}
          </ExclusionNotice>
        </div>
      )}
      <SearchAnswers answers={answers} onNavigate={onNavigate} />
      {products.length > 0 && (
        <>
          <ProductItems products={products} onNavigate={onNavigate} />
          <PageLink
            to={paths.shop({ q: query })}
            className={styles.allResultsLink}
            onClick={onNavigate}
          >
            <Plural
              value={products.length}
              one="See it in the shop"
              other="See all # in the shop"
            />
          </PageLink>
        </>
      )}
      {onRequest.length > 0 && (
        <SearchGroup kind="onRequest">
          <ProductItems products={onRequest} onNavigate={onNavigate} />
          <PageLink
            to={paths.shop({ q: query })}
            className={styles.allResultsLink}
            onClick={onNavigate}
          >
            {onRequest.length === 1 ? (
              <Trans>See it in the shop</Trans>
            ) : (
              <Trans>See all of them in the shop</Trans>
            )}
          </PageLink>
        </SearchGroup>
      )}
      {near.length > 0 && (
        <SearchGroup kind="near">
          <ProductItems products={near} onNavigate={onNavigate} />
        </SearchGroup>
      )}
      {!exclusion && products.length + near.length > 0 && <EventTracesNote />}
      {isEmpty && <AskLinks query={query} onNavigate={onNavigate} />}
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

interface ProductItemsProps extends Pick<SearchResultsProps, 'onNavigate'> {
  readonly products: readonly Product[];
}

const ProductItems = ({ products, onNavigate }: ProductItemsProps) => (
  <ul className={styles.list}>
    {products.slice(0, maxResults).map((product) => (
      <li key={product.id} className={styles.row}>
        <SearchResultItem product={product} onNavigate={onNavigate} />
      </li>
    ))}
  </ul>
);
