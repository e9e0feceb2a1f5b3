import { Trans } from '@lingui/react/macro';
import { CatalogueFailed } from '../keeping/CatalogueFailed';

/** Names and photographs cannot be had; the list itself is safe. */
export const ListWithoutCatalogue = ({ onRetry }: { readonly onRetry: () => void }) => (
  <CatalogueFailed again={<Trans>Try again</Trans>} onRetry={onRetry}>
    <Trans>
      We could not load names and photographs. The list is safe: everything on it is below, by
      number.
    </Trans>
  </CatalogueFailed>
);
