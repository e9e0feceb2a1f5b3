import * as v from 'valibot';
import { isDay, isOpenOn } from '../core/dates';
import {
  emailField,
  nameField,
  notesField,
  phoneField,
  sentFields,
  trapField,
} from '../core/fields';
import { localized } from '../core/language';
import { orderRules } from './messages';
import { findDeliveryArea, fulfilments, isReachable, noDelivery } from './rules';

const most = { items: 100, quantity: 9999, guests: 9999 };

const dayField = v.optional(
  v.pipe(
    v.string(localized(orderRules.day)),
    v.check(isDay, localized(orderRules.day)),
    v.check(isOpenOn, localized(orderRules.closedDay)),
  ),
  '',
);

const areaField = v.nullish(
  v.pipe(
    v.string(localized(orderRules.area)),
    v.check((written) => written === '' || !!findDeliveryArea(written), localized(orderRules.area)),
    v.transform((written) => findDeliveryArea(written)?.slug),
  ),
);

const figures = v.pipe(v.string(), v.trim(), v.regex(/^\d*$/, localized(orderRules.guests)));

const guestsField = v.nullish(
  v.pipe(
    v.union([v.number(), figures], localized(orderRules.guests)),
    v.transform((written) => (written === '' ? undefined : Number(written))),
    v.optional(
      v.pipe(
        v.number(localized(orderRules.guests)),
        v.integer(localized(orderRules.guests)),
        v.minValue(1, localized(orderRules.guests)),
        v.maxValue(most.guests, localized(orderRules.guests)),
      ),
    ),
  ),
);

const fields = {
  name: nameField,
  email: emailField,
  phone: phoneField,
  eventDate: dayField,
  guests: guestsField,
  notes: notesField,
  website: trapField,
};

const placeFields = {
  fulfilment: v.optional(v.picklist(fulfilments, localized(orderRules.fulfilment)), 'delivery'),
  area: areaField,
};

const placePaths = [['fulfilment'], ['area']] as const;

/** Past and too-early dates are checked in order-validation.ts. */
export const orderForm = v.pipe(
  v.object({ ...fields, ...placeFields }),
  v.forward(v.partialCheck(placePaths, isReachable, localized(orderRules.area)), ['area']),
);

/** For carts where nothing is delivered: the form has no delivery fields. */
export const orderFormWithoutPlace = v.pipe(
  v.object({ ...fields, ...placeFields }),
  v.transform((order) => ({ ...order, ...noDelivery })),
);

const count = (largest: number) =>
  v.pipe(
    v.number(localized(orderRules.item)),
    v.integer(localized(orderRules.item)),
    v.minValue(1, localized(orderRules.item)),
    v.maxValue(largest, localized(orderRules.item)),
  );

/** `price`: US dollars, as shown to the customer. */
const orderItem = v.object(
  {
    productId: count(Number.MAX_SAFE_INTEGER),
    quantity: count(most.quantity),
    price: v.pipe(
      v.number(localized(orderRules.item)),
      v.finite(localized(orderRules.item)),
      v.minValue(0, localized(orderRules.item)),
    ),
  },
  localized(orderRules.item),
);
export type OrderItem = v.InferOutput<typeof orderItem>;

const isEachOnce = (items: readonly OrderItem[]): boolean =>
  new Set(items.map(({ productId }) => productId)).size === items.length;

// Whether an area is required depends on the products: `resolveDestination` in order-validation.ts checks it.
export const orderRequest = v.pipe(
  v.object({
    ...fields,
    ...placeFields,
    items: v.optional(
      v.pipe(
        v.array(orderItem, localized(orderRules.items)),
        v.minLength(1, localized(orderRules.items)),
        v.maxLength(most.items, localized(orderRules.item)),
        v.check((items) => isEachOnce(items), localized(orderRules.item)),
      ),
      [],
    ),
    ...sentFields,
  }),
  v.transform((order) => (order.fulfilment === 'pickup' ? { ...order, area: undefined } : order)),
);
export type OrderRequest = v.InferOutput<typeof orderRequest>;
