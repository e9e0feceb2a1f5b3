import { Trans } from '@lingui/react/macro';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';

export const EmptyCart = () => (
  <EmptyState title={<Trans>Your cart is empty</Trans>}>
    <p>
      <Trans>The boards, the tables and the boxes are in the shop.</Trans>
    </p>
    <PageLink to={paths.shop()} className={button.primary}>
      <Trans>Go to the shop</Trans>
    </PageLink>
  </EmptyState>
);
