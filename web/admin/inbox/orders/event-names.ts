import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderEventKind } from '#contract/orders/rules';
import type { TermName } from '#contract/orders/terms';

export const eventNames: Readonly<Record<OrderEventKind, MessageDescriptor>> = {
  received: msg({ message: 'Received', context: 'order' }),
  changed: msg({ message: 'Changed', context: 'order' }),
  'changes-accepted': msg`The customer accepted the changes`,
  'changes-rejected': msg`The customer declined the changes`,
  confirmed: msg({ message: 'Confirmed', context: 'order event' }),
  reopened: msg({ message: 'Reopened', context: 'order event' }),
  declined: msg({ message: 'Declined', context: 'order event' }),
  cancelled: msg`Canceled by the customer`,
  'out-for-delivery': msg({ message: 'Out for delivery', context: 'order event' }),
  ready: msg({ message: 'Ready for pickup', context: 'order event' }),
  delivered: msg({ message: 'Handed over', context: 'order event' }),
  emailed: msg`Email sent to the customer`,
};

/** Lowercase, for lists of what changed. */
export const termLabels: Readonly<Record<TermName, MessageDescriptor>> = {
  items: msg({ message: 'items', context: 'order changes' }),
  eventDate: msg({ message: 'day', context: 'order changes' }),
  fulfilment: msg({ message: 'delivery or pickup', context: 'order changes' }),
  area: msg({ message: 'delivery area', context: 'order changes' }),
  street: msg({ message: 'street', context: 'order changes' }),
  unit: msg({ message: 'unit', context: 'order changes' }),
  zip: msg({ message: 'ZIP code', context: 'order changes' }),
  window: msg({ message: 'time', context: 'order changes' }),
  guests: msg({ message: 'guests', context: 'order changes' }),
  recipients: msg({ message: 'recipients', context: 'order changes' }),
  fee: msg({ message: 'delivery fee', context: 'order changes' }),
  discount: msg({ message: 'discount', context: 'order changes' }),
  total: msg({ message: 'total', context: 'order changes' }),
  deposit: msg({ message: 'deposit', context: 'order changes' }),
};
