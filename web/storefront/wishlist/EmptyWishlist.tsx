import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';

export const EmptyWishlist = () => (
  <EmptyState title={<Trans>Your wishlist is empty</Trans>}>
    <p>
      <Trans>Tap the heart next to anything you’d like to come back to.</Trans>
    </p>
    <PageLink to={paths.shop()} className={button.primary}>
      <Trans>Go to the shop</Trans>
    </PageLink>
  </EmptyState>
);
