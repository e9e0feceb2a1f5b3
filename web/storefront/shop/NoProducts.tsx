import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { focusHeading } from '../../routing/use-navigation-effects';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';

export interface NoProductsProps {
  /** What finds none; undefined if the shop has none. */
  readonly cause: 'search' | 'filters' | undefined;
}

export const NoProducts = ({ cause }: NoProductsProps) => (
  <EmptyState title={<Trans>No Products Found</Trans>}>
    <p>
      {cause === 'search' && <Trans>Try another word, such as cheese, fig or wedding.</Trans>}
      {cause === 'filters' && <Trans>Try adjusting your filters to see more products.</Trans>}
      {!cause && (
        <Trans>There’s nothing in our shop right now. Tell us what you’re looking for.</Trans>
      )}
    </p>
    {cause ? (
      <PageLink to={paths.shop()} className={button.primary} onLeave={focusHeading}>
        <Trans>Reset Filters</Trans>
      </PageLink>
    ) : (
      <PageLink to={paths.contact()} className={button.primary}>
        <Trans>Contact Us</Trans>
      </PageLink>
    )}
  </EmptyState>
);
