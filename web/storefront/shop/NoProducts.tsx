import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';

interface NoProductsProps {
  /** True for a text search, false for a category only. */
  readonly isSearch: boolean;
}

export const NoProducts = ({ isSearch }: NoProductsProps) => (
  <EmptyState title={<Trans>No Products Found</Trans>}>
    <p>
      {isSearch ? (
        <Trans>Try another word, such as cheese, fig or wedding.</Trans>
      ) : (
        <Trans>Try adjusting your filters to see more products.</Trans>
      )}
    </p>
    <PageLink to={paths.shop()} className={button.primary}>
      <Trans>Reset Filters</Trans>
    </PageLink>
  </EmptyState>
);
