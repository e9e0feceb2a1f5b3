import { type ProposalKind, proposalKinds } from './plan-event';
import type { PlannedLine } from './summarize-plan';

/** Once for each proposal that was changed, such as 'value_7.large.3_12..0'. */
export const quantitiesParameter = 'quantities';

export const maxPlannedQuantity = 99;

const maxLines = 20;

/** Product, key of the option or nothing, and quantity. */
const linePattern = /^(\d{1,9})\.([a-z0-9-]*)\.(\d{1,2})$/;

/** The lines whose quantity was changed, by proposal. */
export type ProposalQuantities = Readonly<Partial<Record<ProposalKind, readonly PlannedLine[]>>>;

/** Invalid values count as not changed. */
export function parseQuantities(search: URLSearchParams): ProposalQuantities {
  const quantities: Partial<Record<ProposalKind, readonly PlannedLine[]>> = {};
  for (const text of search.getAll(quantitiesParameter).slice(0, proposalKinds.length)) {
    const [name, ...lines] = text.split('_', maxLines + 1);
    const kind = proposalKinds.find((value) => value === name);
    if (kind) quantities[kind] = lines.flatMap(parseLine);
  }
  return quantities;
}

function parseLine(text: string): PlannedLine[] {
  const [, productId, optionKey, quantity] = linePattern.exec(text) ?? [];
  if (productId === undefined) return [];
  return [
    { productId: Number(productId), optionKey: optionKey || null, quantity: Number(quantity) },
  ];
}

/** Empty if nothing was changed. */
export function buildQuantitiesQuery(quantities: ProposalQuantities): string {
  const search = new URLSearchParams();
  for (const kind of proposalKinds) {
    const lines = (quantities[kind] ?? []).map(
      ({ productId, optionKey, quantity }) => `${productId}.${optionKey ?? ''}.${quantity}`,
    );
    if (lines.length > 0) search.append(quantitiesParameter, [kind, ...lines].join('_'));
  }
  return search.toString();
}
