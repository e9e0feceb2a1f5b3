import { Trans } from '@lingui/react/macro';

/** An order's status in words; one that the shop no longer has, as it was stored. */
export function OrderStatusName({ status }: { readonly status: string }) {
  if (status === 'New') return <Trans context="order">New</Trans>;
  if (status === 'Confirmed') return <Trans context="order">Confirmed</Trans>;
  if (status === 'Declined') return <Trans context="order">Declined</Trans>;
  return status === 'Fulfilled' ? <Trans context="order">Fulfilled</Trans> : status;
}
