import { Trans } from '@lingui/react/macro';
import { CatalogueFailed } from '../keeping/CatalogueFailed';

export const ListWithoutCatalogue = ({ onRetry }: { readonly onRetry: () => void }) => (
  <CatalogueFailed again={<Trans>Try again</Trans>} onRetry={onRetry}>
    <Trans>
      We couldn’t load names and photos. The list is safe: everything on it is below, by product
      number.
    </Trans>
  </CatalogueFailed>
);
