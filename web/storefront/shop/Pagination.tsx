import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths, type ShopFilter } from '../../routing/paths';
import * as styles from './Pagination.css';

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  /** Of all pages. */
  readonly filter: ShopFilter;
}

/** Links, so that pages can be bookmarked and shared. */
export function Pagination({ page, pageCount, filter }: PaginationProps) {
  const { t } = useLingui();
  if (pageCount === 1) return null;
  const buildPageUrl = (number: number) => paths.shop({ ...filter, page: number });
  return (
    <nav aria-label={t`Pages`} className={styles.pagination}>
      {page > 1 ? (
        <PageLink to={buildPageUrl(page - 1)} className={styles.prevNextLink} rel="prev">
          <Trans>Previous</Trans>
        </PageLink>
      ) : (
        <span className={styles.disabled}>
          <Trans>Previous</Trans>
        </span>
      )}
      <ol className={styles.numbers}>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PageLink
              to={buildPageUrl(number)}
              className={styles.number}
              aria-label={t`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <PageLink to={buildPageUrl(page + 1)} className={styles.prevNextLink} rel="next">
          <Trans>Next</Trans>
        </PageLink>
      ) : (
        <span className={styles.disabled}>
          <Trans>Next</Trans>
        </span>
      )}
    </nav>
  );
}
