import { Trans } from '@lingui/react/macro';
import { business } from '#contract/business';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { EmptyState } from '../../ui/notice/EmptyState';

/** The same for an unknown number and for a wrong key. */
export const OrderNotFound = () => (
  <EmptyState headingLevel={1} title={<Trans>We can’t find this order</Trans>}>
    <p>
      <Trans>
        Please use the whole link that you got with your order; its last part is the key to it. If
        it still doesn’t open, <PageLink to={paths.contact()}>write to us</PageLink> or call{' '}
        <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>.
      </Trans>
    </p>
  </EmptyState>
);
