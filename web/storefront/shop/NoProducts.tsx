import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
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
    <PageLink to={cause ? paths.shop() : paths.contact()} className={button.primary}>
      {cause ? <Trans>Reset Filters</Trans> : <Trans>Contact Us</Trans>}
    </PageLink>
  </EmptyState>
);
