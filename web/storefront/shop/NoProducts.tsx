import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../app/PageLink';
import { paths } from '../../app/paths';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';

export const NoProducts = () => (
  <EmptyState title={<Trans>No Products Found</Trans>}>
    <p>
      <Trans>Try adjusting your filters to see more products.</Trans>
    </p>
    <PageLink to={paths.shop()} className={button()} role="button">
      <Trans>Reset Filters</Trans>
    </PageLink>
  </EmptyState>
);
