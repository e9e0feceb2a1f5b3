import { Trans, useLingui } from '@lingui/react/macro';
import { business } from '#contract/business';
import type { PageProps } from '../../routing/define-page';
import { PageHead } from '../../seo/PageHead';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { OrderSheet } from '../order-sheet/OrderSheet';
import { page } from '../order-sheet/OrderSheet.css';
import { LoadError } from './LoadError';
import { OrderNotFound } from './OrderNotFound';
import { OrderView } from './OrderView';
import { useOrderStatus } from './use-order-status';

export { OrderStatusPage as Component };

function OrderStatusPage({ url: { params, search } }: PageProps) {
  const { t } = useLingui();
  const { number = '' } = params;
  const key = search.get('key') ?? '';
  const status = useOrderStatus(number, key);
  const { view, isMissing, hasFailed, offline } = status;
  const isLoading = !view && !isMissing && !hasFailed;
  return (
    <div className={page} aria-busy={isLoading}>
      <PageHead title={t`Order ${number}`} description={t`Where your order stands.`} noIndex />
      {/* The app shell comes without the server's header. */}
      <meta name="referrer" content="no-referrer" />
      {isMissing && <OrderNotFound />}
      {hasFailed && !view && !isMissing && (
        <LoadError offline={offline} onRetry={() => status.update()} />
      )}
      {isLoading && (
        <OrderSheet eyebrow={business.name} title={<Trans>Order {number}</Trans>} width="wide">
          <p role="status" className={visuallyHidden}>
            <Trans>Loading your order…</Trans>
          </p>
          <NoScriptNotice />
        </OrderSheet>
      )}
      {view && <OrderView key={number} status={{ ...status, view }} accessKey={key} />}
    </div>
  );
}

const NoScriptNotice = () => (
  <noscript>
    <p>
      <Trans>
        This page needs JavaScript. Without it, call us at{' '}
        <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a> and we’ll tell you where
        your order stands.
      </Trans>
    </p>
  </noscript>
);
