import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/PageHead';

export function ReceiptPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Your order`} description={t`Your order`} unlisted />
      <h1>
        <Trans>Your order</Trans>
      </h1>
    </>
  );
}
