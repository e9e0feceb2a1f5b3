import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { termLabels } from '../event-names';
import type { OrderField } from './merge-order-values';

/** Lowercase, for lists of what changed. */
export const orderFieldLabels: Readonly<Record<OrderField, MessageDescriptor>> = {
  ...termLabels,
  paymentUrl: msg({ message: 'payment link', context: 'order changes' }),
  instructions: msg({ message: 'instructions', context: 'order changes' }),
  allergies: msg({ message: 'allergies', context: 'order changes' }),
  allergyNotes: msg({ message: 'other allergies', context: 'order changes' }),
  cardMessage: msg({ message: 'card message', context: 'order changes' }),
  customerNote: msg({ message: 'note to the customer', context: 'order changes' }),
  privateNote: msg({ message: 'private note', context: 'order changes' }),
};
