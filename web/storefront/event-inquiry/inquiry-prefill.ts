import type { InquiryProposal } from '#contract/event-inquiries/proposal';
import type { BudgetBand, InquiryArea, InquiryOccasion } from '#contract/event-inquiries/rules';
import type { Allergen } from '#contract/products/allergens';
import type { Diet } from '#contract/products/facts';

/** What is known about the event before the form is filled in. */
export interface InquiryPrefill {
  readonly occasion?: InquiryOccasion | undefined;
  /** 'YYYY-MM-DD' */
  readonly eventDate?: string | undefined;
  readonly guests?: number | undefined;
  readonly area?: InquiryArea | undefined;
  readonly budgetBand?: BudgetBand | undefined;
  /** What must not be in the food. */
  readonly allergens?: readonly Allergen[] | undefined;
  readonly diets?: readonly Diet[] | undefined;
  readonly notes?: string | undefined;
  /** What the planner proposes, with the total in US dollars as shown. */
  readonly proposal?: InquiryProposal | undefined;
}

export const prefilledFields = [
  'occasion',
  'eventDate',
  'guests',
  'area',
  'budgetBand',
  'allergens',
  'diets',
  'notes',
  'proposal',
] as const satisfies readonly (keyof InquiryPrefill)[];

/** Values of the form's fields, which are texts except for lists and the proposal. */
export function toPrefilledValues(prefill: InquiryPrefill): Readonly<Record<string, unknown>> {
  const entries = prefilledFields.flatMap((name) => {
    const { [name]: value } = prefill;
    return value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value]];
  });
  return Object.fromEntries(entries);
}
