import { Trans } from '@lingui/react/macro';

/** A request's status in words; one that the shop no longer has, as it was stored. */
export function RequestStatusName({ status }: { readonly status: string }) {
  if (status === 'Pending') return <Trans context="request">Pending</Trans>;
  if (status === 'In Progress') return <Trans context="request">In Progress</Trans>;
  if (status === 'Completed') return <Trans context="request">Completed</Trans>;
  return status === 'Declined' ? <Trans context="request">Declined</Trans> : status;
}
