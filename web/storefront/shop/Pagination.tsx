import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths, type ShopFilter } from '../../routing/paths';
import { listPageLinks } from './list-page-links';
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
  const entries = listPageLinks(page, pageCount);
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
      <ol className={entries.length > 3 ? styles.manyNumbers : styles.numbers}>
        {entries.map((entry, index) =>
          entry === 'gap' ? (
            <li key={`after-${entries[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <PageNumberLink number={entry} to={buildPageUrl(entry)} isCurrent={entry === page} />
            </li>
          ),
        )}
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

interface PageNumberLinkProps {
  readonly number: number;
  readonly to: string;
  readonly isCurrent: boolean;
}

function PageNumberLink({ number, to, isCurrent }: PageNumberLinkProps) {
  const { t } = useLingui();
  return (
    <PageLink
      to={to}
      className={styles.number}
      aria-label={t`Page ${number}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {number}
    </PageLink>
  );
}
