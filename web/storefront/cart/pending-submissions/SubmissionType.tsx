import { Trans } from '@lingui/react/macro';
import type { OutboxItem } from '../../../outbox/item';

export function SubmissionType({ item: { kind, fields } }: { readonly item: OutboxItem }) {
  if (kind === 'contact') return <Trans>A message to the shop</Trans>;
  if (kind === 'restock') return <Trans>A wish to hear when something is back</Trans>;
  if (kind === 'newsletter') return <Trans>A sign-up for the newsletter</Trans>;
  if (kind === 'order') return <Trans>An order request</Trans>;
  if (kind === 'event') return <Trans>An event inquiry</Trans>;
  if (fields.kind === 'restoration') return <Trans>A request to restore a piece</Trans>;
  return <Trans>A request for a custom board</Trans>;
}
