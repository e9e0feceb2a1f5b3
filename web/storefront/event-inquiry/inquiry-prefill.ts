import type { InquiryProposal } from '#contract/event-inquiries/proposal';
import type { BudgetBand, InquiryArea, InquiryOccasion } from '#contract/event-inquiries/rules';
import type { Allergen } from '#contract/products/allergens';
import type { Diet } from '#contract/products/diets';
import type { FieldValuesByName } from '../forms/suggested-fields';

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

/** One group for each field, which follows the prop on its own. */
export function toSuggestedFields(prefill: InquiryPrefill): FieldValuesByName[] {
  return Object.entries(prefill)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ [name]: typeof value === 'number' ? String(value) : value }));
}
