import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/PageHead';

export function CartPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Cart`} description={t`Cart`} unlisted />
      <h1>
        <Trans>Cart</Trans>
      </h1>
    </>
  );
}
