import * as v from 'valibot';
import { localized } from '../core/language';
import { orderLimits } from '../orders/rules';
import { inquiryMessages } from './messages';
import { maxProposalItems } from './rules';

const maxTotalDollars = 1_000_000;

const message = localized(inquiryMessages.proposal);

const integerUpTo = (max: number) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(max, message));

/** What the event planner proposed, as shown to the customer. */
export const inquiryProposal = v.object(
  {
    items: v.pipe(
      v.array(
        v.object(
          {
            productId: integerUpTo(Number.MAX_SAFE_INTEGER),
            /** Null for a product without options. */
            optionKey: v.nullish(
              v.pipe(v.string(message), v.maxLength(orderLimits.optionKeyLength, message)),
              null,
            ),
            quantity: integerUpTo(orderLimits.quantity),
          },
          message,
        ),
        message,
      ),
      v.minLength(1, message),
      v.maxLength(maxProposalItems, message),
    ),
    /** US dollars. */
    total: v.pipe(
      v.number(message),
      v.finite(message),
      v.minValue(0, message),
      v.maxValue(maxTotalDollars, message),
    ),
  },
  message,
);
export type InquiryProposal = v.InferOutput<typeof inquiryProposal>;
