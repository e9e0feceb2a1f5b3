import { Trans } from '@lingui/react/macro';
import type { RequestKind } from '#contract/inbox/rules';

export const RequestKindName = ({ kind }: { readonly kind: RequestKind }) =>
  kind === 'custom-board' ? <Trans>Custom board</Trans> : <Trans>Restoration</Trans>;
