import type { Language } from '#contract/core/language';
import type { OrderRecord } from '#contract/orders/admin-schema';
import type { GetItemName } from '../inbox/orders/use-get-item-name';

interface Label {
  readonly key: string;
  /** Who gets the box. */
  readonly name: string;
  readonly address: string;
  /** What is in it. */
  readonly item: string;
}

/** More than fit on many sheets would only waste paper. */
export const maxLabels = 500;

const repeat = (count: number, toLabel: (index: number) => Label): Label[] =>
  Array.from({ length: Math.min(count, maxLabels) }, (_, index) => toLabel(index));

const sumQuantities = (entries: readonly { readonly quantity: number }[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

export const countBoxes = ({ recipients, items }: OrderRecord): number =>
  sumQuantities(recipients.length > 0 ? recipients : items);

/** At most `maxLabels`: one for each unit; for shipped orders, one for each box of each recipient. */
export function listLabels(
  order: OrderRecord,
  getItemName: GetItemName,
  language: Language,
): Label[] {
  const { number, name, recipients, items } = order;
  const labels =
    recipients.length > 0
      ? recipients.flatMap((recipient, position) =>
          repeat(recipient.quantity, (index) => ({
            key: `${number} ${position} ${index}`,
            name: recipient.name,
            address: [
              [recipient.street, recipient.unit].filter(Boolean).join(', '),
              `${recipient.city}, ${recipient.state} ${recipient.zip}`,
            ].join('\n'),
            item: items.map((item) => getItemName(item, language)).join(' · '),
          })),
        )
      : items.flatMap((item, position) =>
          repeat(item.quantity, (index) => ({
            key: `${number} ${position} ${index}`,
            name,
            address: '',
            item: getItemName(item, language),
          })),
        );
  return labels.slice(0, maxLabels);
}
