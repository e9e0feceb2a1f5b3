import * as v from 'valibot';
import { boundedText, honeypotField, metaFields, requiredEmailField } from '../core/fields';
import { rowIdField } from '../core/schema';
import { optionLimits } from '../products/limits';
import { restockMessages } from './messages';

export const restockForm = v.object({
  productId: v.optional(rowIdField(restockMessages.product), ''),
  /** Key of an option; without it, any option will do. */
  option: v.nullish(boundedText(optionLimits.keyLength, restockMessages.product)),
  email: requiredEmailField(restockMessages.email),
  website: honeypotField,
});

export const restockRequest = v.object({ ...restockForm.entries, ...metaFields });
export type RestockRequest = v.InferOutput<typeof restockRequest>;
