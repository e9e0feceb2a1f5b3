import * as v from 'valibot';
import { boundedText, requiredText } from '../core/fields';
import { localized } from '../core/language';
import { recipientMessages } from './messages';
import { orderLimits } from './rules';

/** USPS codes: states, the District of Columbia and territories that carriers serve. */
const usStates = [
  ...['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN'],
  ...['IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH'],
  ...['NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX'],
  ...['UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
] as const;

export const maxRecipients = 50;

/** Five digits, or nine with a hyphen. */
export const zipCodePattern = /^\d{5}(-\d{4})?$/;

const maxLineLength = 200;

/** One address that gift boxes are shipped to; `quantity` boxes go there. */
export const recipient = v.object(
  {
    name: requiredText(2, maxLineLength, recipientMessages.name),
    street: requiredText(3, maxLineLength, recipientMessages.street),
    unit: v.optional(boundedText(50), ''),
    city: requiredText(2, maxLineLength, recipientMessages.city),
    state: v.pipe(
      v.optional(v.string(localized(recipientMessages.state)), ''),
      v.trim(),
      v.toUpperCase(),
      v.picklist(usStates, localized(recipientMessages.state)),
    ),
    zip: v.pipe(
      v.optional(v.string(localized(recipientMessages.zip)), ''),
      v.trim(),
      v.regex(zipCodePattern, localized(recipientMessages.zip)),
    ),
    quantity: v.optional(
      v.pipe(
        v.number(localized(recipientMessages.quantity)),
        v.integer(localized(recipientMessages.quantity)),
        v.minValue(1, localized(recipientMessages.quantity)),
        v.maxValue(orderLimits.quantity, localized(recipientMessages.quantity)),
      ),
      1,
    ),
  },
  localized(recipientMessages.address),
);
export type Recipient = v.InferOutput<typeof recipient>;

export const countShippedUnits = (recipients: readonly Pick<Recipient, 'quantity'>[]): number =>
  recipients.reduce((sum, { quantity }) => sum + quantity, 0);

/** On one line, with the number of boxes: '2 × Rosa Paz, 1 Main St, Unit B, Sacramento, CA 95814'. */
export const formatRecipient = ({ name, street, unit, city, state, zip, quantity }: Recipient) =>
  `${quantity} × ${[name, street, unit, city].filter(Boolean).join(', ')}, ${state} ${zip}`;
