import * as v from 'valibot';
import { dollarsField } from '../core/dollars';
import { localized } from '../core/language';
import { maxPrice, maxQuantity } from './limits';
import { productMessages } from './messages';

/** Accepts numbers and text. */
export const dollars = dollarsField(maxPrice, {
  invalid: productMessages.price,
  tooHigh: productMessages.priceTooHigh,
});

/** Null if stock is not counted. */
export const quantityField = v.pipe(
  v.nullish(
    v.union(
      [
        v.number(),
        v.pipe(v.string(), v.trim(), v.regex(/^\d*$/, localized(productMessages.quantity))),
      ],
      localized(productMessages.quantity),
    ),
    null,
  ),
  v.transform((value) => (value === '' || value === null ? null : Number(value))),
  v.nullable(
    v.pipe(
      v.number(localized(productMessages.quantity)),
      v.integer(localized(productMessages.quantity)),
      v.minValue(0, localized(productMessages.quantity)),
      v.maxValue(maxQuantity, localized(productMessages.quantity)),
    ),
  ),
);
