import { Trans } from '@lingui/react/macro';
import { CatalogError } from '../add-to-cart/CatalogError';

export const WishlistLoadError = ({ onRetry }: { readonly onRetry: () => void }) => (
  <CatalogError retryLabel={<Trans>Try again</Trans>} onRetry={onRetry}>
    <Trans>
      We couldn’t load names and photos. The list is safe: everything on it is below, by product
      number.
    </Trans>
  </CatalogError>
);
