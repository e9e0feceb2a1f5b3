import { withUniqueKeys } from '../../../../data/with-unique-keys';
import {
  createListMerge,
  createTextsMerge,
  isEqual,
  mergeFields,
  mergeValue,
} from '../../../shell/mutations/merge-values';
import type { LineValues, OrderFormValues } from './order-form-values';

/** What can be edited of an existing order, in the order of the form. */
const orderFields = [
  'items',
  'fee',
  'discount',
  'deposit',
  'paymentUrl',
  'eventDate',
  'window',
  'fulfilment',
  'area',
  'street',
  'unit',
  'zip',
  'instructions',
  'recipients',
  'guests',
  'allergyNotes',
  'allergies',
  'cardMessage',
  'customerNote',
  'privateNote',
] as const satisfies readonly (keyof OrderFormValues)[];
export type OrderField = (typeof orderFields)[number];

/** Keeps a price and a quantity that were changed in different sessions. */
function mergeLine(
  base: LineValues | undefined,
  mine: LineValues | undefined,
  theirs: LineValues | undefined,
): LineValues | undefined {
  if (!base || !mine || !theirs) return mergeValue(base, mine, theirs);
  return {
    ...mine,
    productId: mergeValue(base.productId, mine.productId, theirs.productId),
    optionName: mergeValue(base.optionName, mine.optionName, theirs.optionName),
    quantity: mergeValue(base.quantity, mine.quantity, theirs.quantity),
    price: mergeValue(base.price, mine.price, theirs.price),
  };
}

const mergeLines = createListMerge<LineValues>(
  // A line loses its product's id when the product is deleted.
  (lines) => withUniqueKeys(lines, ({ productName, option }) => `${productName}\n${option ?? ''}`),
  mergeLine,
);

const mergeRecipients = createListMerge<OrderFormValues['recipients'][number]>((recipients) =>
  withUniqueKeys(recipients, ({ name, street }) => `${name}\n${street}`),
);

const mergeAllergies = createTextsMerge<OrderFormValues['allergies'][number]>();

/** Three-way merge of two versions that both started from `base`. Where both changed the same, `mine` wins. */
export const mergeOrderValues = (
  base: OrderFormValues,
  mine: OrderFormValues,
  theirs: OrderFormValues,
): OrderFormValues => ({
  ...mergeFields(base, mine, theirs),
  items: mergeLines(base.items, mine.items, theirs.items),
  recipients: mergeRecipients(base.recipients, mine.recipients, theirs.recipients),
  allergies: mergeAllergies(base.allergies, mine.allergies, theirs.allergies),
});

export const listChangedFields = (before: OrderFormValues, after: OrderFormValues): OrderField[] =>
  orderFields.filter((name) => !isEqual(before[name], after[name]));
