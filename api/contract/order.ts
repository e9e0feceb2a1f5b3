import * as v from 'valibot';
import { deliveryAreas } from './business';
import { endpoint } from './endpoint';
import {
  emailField,
  formAnswer,
  formCall,
  nameField,
  notesField,
  phoneField,
  sentFields,
  trapField,
} from './form-fields';
import { type BilingualText, said } from './language';
import { isDay, isOpenOn } from './order-dates';

export const fulfilments = ['delivery', 'pickup'] as const;
export type Fulfilment = (typeof fulfilments)[number];

export const orderStatuses = ['New', 'Confirmed', 'Declined', 'Fulfilled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const firstOrderStatus: OrderStatus = 'New';

/** Products one order may ask for, and pieces of one of them. */
const most = { items: 100, quantity: 9999, guests: 9999 };

/** The rules of an order, in both languages. */
export const orderRules = {
  day: { en: 'Choose a day for your event', es: 'Elige el día de tu evento' },
  closedDay: {
    en: 'We are closed that day. Please choose one from Wednesday to Sunday.',
    es: 'Ese día cerramos. Elige uno de miércoles a domingo.',
  },
  pastDay: {
    en: 'That day has passed. Please choose another.',
    es: 'Ese día ya pasó. Elige otro.',
  },
  fulfilment: { en: 'Choose delivery or pickup', es: 'Elige una forma de entrega' },
  area: { en: 'Choose delivery or pickup', es: 'Elige una forma de entrega' },
  guests: {
    en: 'Enter the number of guests, for example 12',
    es: 'Escribe con números cuántos invitados serán',
  },
  items: { en: 'Your cart is empty.', es: 'Tu carrito está vacío.' },
  item: { en: 'This isn’t something we can order.', es: 'Esto no se puede pedir.' },
} as const satisfies Record<string, BilingualText>;

/** The area a slug, a name in either language or one of its places means, whatever its case; undefined when none. */
export function findDeliveryArea(written: string) {
  const wanted = written.trim().toLowerCase();
  return deliveryAreas.find(({ slug, name, places }) =>
    [slug, name.en, name.es, ...places].some((other) => other.toLowerCase() === wanted),
  );
}

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

interface Place {
  readonly fulfilment: Fulfilment;
  readonly area?: string | null | undefined;
}

/** Whether it says where it goes. */
export const isReachable = ({ fulfilment, area }: Place): boolean =>
  fulfilment === 'pickup' || Boolean(area);

const placePaths = [['fulfilment'], ['area']] as const;

/** Where an order goes of which nothing is delivered. */
export const noDelivery = { fulfilment: 'pickup' as Fulfilment, area: undefined };

/** What the order form asks for. That the day has not passed and is far enough is `order-review`'s to say. */
export const orderForm = v.pipe(
  v.object({ ...fields, ...placeFields }),
  v.forward(v.partialCheck(placePaths, isReachable, said(orderRules.area)), ['area']),
);

/** The same form where nothing in the cart is delivered: it doesn't ask for a place. */
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

/** A product that is asked for, at the price in dollars that its buyer was shown. */
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

// Whether an area is missing depends on the products: `resolvePlace` in `order-review` checks it.
const orderRequest = v.pipe(
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

/** Said when an order request has arrived. */
export const orderThanks: BilingualText = {
  en: 'We have your order request. We’ll confirm it by email.',
  es: 'Ya tenemos tu pedido. Te lo confirmaremos por correo.',
};

/** Said when an order is no longer what its buyer was shown. */
export const orderChanged: BilingualText = {
  en: 'Something changed since you put your order together. Please take another look.',
  es: 'Algo cambió desde que armaste tu pedido. Revísalo, por favor.',
};

/** How the shop and its customers call an order; `id` counts from 1. */
export const orderNumber = (id: number): string => `LH-${1000 + id}`;

/** A request for boards on a day. No payment is taken: the owner confirms by e-mail. 409 with what has changed. */
export const sendOrderRequest = endpoint({
  ...formCall,
  path: '/api/order-requests',
  body: orderRequest,
  response: v.object({ ...formAnswer.entries, number: v.string() }),
  status: 201,
});
