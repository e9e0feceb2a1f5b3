import { msg } from '@lingui/core/macro';

/** By URL hash. Product pages link some of them, without loading the answers. */
export const questionTitles = {
  'lead-time': msg`How far ahead do I have to order?`,
  delivery: msg`Where do you deliver, and what does it cost?`,
  customization: msg`Can I change what is on a board?`,
  ingredients: msg`Where do the ingredients come from?`,
  servings: msg`How many people does a board serve?`,
  storage: msg`How do I keep a board before and after serving it?`,
  'special-events': msg`Do you cater weddings and other large events?`,
  allergens: msg`What if someone has an allergy?`,
};

export type QuestionId = keyof typeof questionTitles;
