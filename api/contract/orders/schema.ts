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
import { said } from '../core/language';
import { orderRules } from './messages';
import { findDeliveryArea, fulfilments, isReachable, noDelivery } from './rules';

const most = { items: 100, quantity: 9999, guests: 9999 };

const dayField = v.optional(
  v.pipe(
    v.string(said(orderRules.day)),
    v.check(isDay, said(orderRules.day)),
    v.check(isOpenOn, said(orderRules.closedDay)),
  ),
  '',
);

const areaField = v.nullish(
  v.pipe(
    v.string(said(orderRules.area)),
    v.check((written) => written === '' || !!findDeliveryArea(written), said(orderRules.area)),
    v.transform((written) => findDeliveryArea(written)?.slug),
  ),
);

const figures = v.pipe(v.string(), v.trim(), v.regex(/^\d*$/, said(orderRules.guests)));

const guestsField = v.nullish(
  v.pipe(
    v.union([v.number(), figures], said(orderRules.guests)),
    v.transform((written) => (written === '' ? undefined : Number(written))),
    v.optional(
      v.pipe(
        v.number(said(orderRules.guests)),
        v.integer(said(orderRules.guests)),
        v.minValue(1, said(orderRules.guests)),
        v.maxValue(most.guests, said(orderRules.guests)),
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
  fulfilment: v.optional(v.picklist(fulfilments, said(orderRules.fulfilment)), 'delivery'),
  area: areaField,
};

const placePaths = [['fulfilment'], ['area']] as const;

/** Past and too-early dates are checked in order-validation.ts. */
export const orderForm = v.pipe(
  v.object({ ...fields, ...placeFields }),
  v.forward(v.partialCheck(placePaths, isReachable, said(orderRules.area)), ['area']),
);

/** For carts where nothing is delivered: the form has no delivery fields. */
export const orderFormWithoutPlace = v.pipe(
  v.object({ ...fields, ...placeFields }),
  v.transform((order) => ({ ...order, ...noDelivery })),
);

const count = (largest: number) =>
  v.pipe(
    v.number(said(orderRules.item)),
    v.integer(said(orderRules.item)),
    v.minValue(1, said(orderRules.item)),
    v.maxValue(largest, said(orderRules.item)),
  );

/** `price`: US dollars, as shown to the customer. */
const orderItem = v.object(
  {
    productId: count(Number.MAX_SAFE_INTEGER),
    quantity: count(most.quantity),
    price: v.pipe(
      v.number(said(orderRules.item)),
      v.finite(said(orderRules.item)),
      v.minValue(0, said(orderRules.item)),
    ),
  },
  said(orderRules.item),
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
        v.array(orderItem, said(orderRules.items)),
        v.minLength(1, said(orderRules.items)),
        v.maxLength(most.items, said(orderRules.item)),
        v.check((items) => isEachOnce(items), said(orderRules.item)),
      ),
      [],
    ),
    ...sentFields,
  }),
  v.transform((order) => (order.fulfilment === 'pickup' ? { ...order, area: undefined } : order)),
);
export type OrderRequest = v.InferOutput<typeof orderRequest>;
