import { Trans } from '@lingui/react/macro';
import type { RestorationRequestKind } from '#contract/inbox/rules';

export const RequestKindName = ({ kind }: { readonly kind: RestorationRequestKind }) =>
  kind === 'custom-board' ? <Trans>Custom board</Trans> : <Trans>Restoration</Trans>;
