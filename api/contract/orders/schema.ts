import * as v from 'valibot';
import { isIsoDate, isOpenOn } from '../core/dates';
import {
  emailField,
  honeypotField,
  metaFields,
  nameField,
  notesField,
  phoneField,
} from '../core/fields';
import { localized } from '../core/language';
import { orderMessages } from './messages';
import { findDeliveryArea, fulfillmentMethods, hasDestination, pickupOnly } from './rules';

const limits = { items: 100, quantity: 9999, guests: 9999 };

const eventDateField = v.optional(
  v.pipe(
    v.string(localized(orderMessages.day)),
    v.check(isIsoDate, localized(orderMessages.day)),
    v.check(isOpenOn, localized(orderMessages.closedDay)),
  ),
  '',
);

const areaField = v.nullish(
  v.pipe(
    v.string(localized(orderMessages.area)),
    v.check((value) => value === '' || !!findDeliveryArea(value), localized(orderMessages.area)),
    v.transform((value) => findDeliveryArea(value)?.slug),
  ),
);

const digits = v.pipe(v.string(), v.trim(), v.regex(/^\d*$/, localized(orderMessages.guests)));

const guestsField = v.nullish(
  v.pipe(
    v.union([v.number(), digits], localized(orderMessages.guests)),
    v.transform((value) => (value === '' ? undefined : Number(value))),
    v.optional(
      v.pipe(
        v.number(localized(orderMessages.guests)),
        v.integer(localized(orderMessages.guests)),
        v.minValue(1, localized(orderMessages.guests)),
        v.maxValue(limits.guests, localized(orderMessages.guests)),
      ),
    ),
  ),
);

const fields = {
  name: nameField,
  email: emailField,
  phone: phoneField,
  eventDate: eventDateField,
  guests: guestsField,
  notes: notesField,
  website: honeypotField,
};

const fulfillmentFields = {
  fulfilment: v.optional(
    v.picklist(fulfillmentMethods, localized(orderMessages.fulfilment)),
    'delivery',
  ),
  area: areaField,
};

const fulfillmentPaths = [['fulfilment'], ['area']] as const;

/** Past and too-early dates are checked in order-validation.ts. */
export const orderForm = v.pipe(
  v.object({ ...fields, ...fulfillmentFields }),
  v.forward(v.partialCheck(fulfillmentPaths, hasDestination, localized(orderMessages.area)), [
    'area',
  ]),
);

/** For carts where nothing is delivered: the form has no delivery fields. */
export const orderFormWithoutDelivery = v.pipe(
  v.object({ ...fields, ...fulfillmentFields }),
  v.transform((order) => ({ ...order, ...pickupOnly })),
);

const integerUpTo = (max: number) =>
  v.pipe(
    v.number(localized(orderMessages.item)),
    v.integer(localized(orderMessages.item)),
    v.minValue(1, localized(orderMessages.item)),
    v.maxValue(max, localized(orderMessages.item)),
  );

/** `price`: US dollars, as shown to the customer. */
const orderItem = v.object(
  {
    productId: integerUpTo(Number.MAX_SAFE_INTEGER),
    quantity: integerUpTo(limits.quantity),
    price: v.pipe(
      v.number(localized(orderMessages.item)),
      v.finite(localized(orderMessages.item)),
      v.minValue(0, localized(orderMessages.item)),
    ),
  },
  localized(orderMessages.item),
);
export type OrderItem = v.InferOutput<typeof orderItem>;

const hasUniqueProducts = (items: readonly OrderItem[]): boolean =>
  new Set(items.map(({ productId }) => productId)).size === items.length;

// Whether an area is required depends on the products: `resolveDestination` in order-validation.ts checks it.
export const orderRequest = v.pipe(
  v.object({
    ...fields,
    ...fulfillmentFields,
    items: v.optional(
      v.pipe(
        v.array(orderItem, localized(orderMessages.items)),
        v.minLength(1, localized(orderMessages.items)),
        v.maxLength(limits.items, localized(orderMessages.item)),
        v.check((items) => hasUniqueProducts(items), localized(orderMessages.item)),
      ),
      [],
    ),
    ...metaFields,
  }),
  v.transform((order) => (order.fulfilment === 'pickup' ? { ...order, area: undefined } : order)),
);
export type OrderRequest = v.InferOutput<typeof orderRequest>;
