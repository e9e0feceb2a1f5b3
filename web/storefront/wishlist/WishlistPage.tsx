import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../seo/PageHead';

export function WishlistPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Wishlist`} description={t`Wishlist`} unlisted />
      <h1>
        <Trans>Wishlist</Trans>
      </h1>
    </>
  );
}
