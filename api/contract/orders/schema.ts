import * as v from 'valibot';
import { isIsoDate } from '../core/dates';
import {
  boundedText,
  emailField,
  honeypotField,
  metaFields,
  nameField,
  notesField,
  phoneField,
  shortTextField,
} from '../core/fields';
import { localized } from '../core/language';
import { allergens } from '../products/allergens';
import { orderMessages } from './messages';
import { maxRecipients, recipient, zipCodePattern } from './recipients';
import { findDeliveryArea, fulfillmentMethods, isWindowStart, orderLimits } from './rules';

/** In characters. */
const maxLengths = { unit: 50, instructions: 500, allergyNotes: 500 };

/** In characters; what fits on the handwritten card. */
export const maxCardMessageLength = 200;

const eventDateField = v.optional(
  v.pipe(v.string(localized(orderMessages.day)), v.check(isIsoDate, localized(orderMessages.day))),
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
        v.maxValue(orderLimits.guests, localized(orderMessages.guests)),
      ),
    ),
  ),
);

const optionalBoundedText = (max: number) => v.nullish(boundedText(max));

const windowField = v.nullish(
  v.pipe(
    v.string(localized(orderMessages.window)),
    v.check((value) => value === '' || isWindowStart(value), localized(orderMessages.window)),
  ),
);

const zipField = v.nullish(
  v.pipe(
    v.string(localized(orderMessages.zip)),
    v.trim(),
    v.check((value) => value === '' || zipCodePattern.test(value), localized(orderMessages.zip)),
  ),
);

/** Optional in a request, because earlier versions of the shop did not ask for them. */
const detailFields = {
  street: shortTextField,
  unit: optionalBoundedText(maxLengths.unit),
  zip: zipField,
  /** Gate codes and the like. */
  instructions: optionalBoundedText(maxLengths.instructions),
  /** Start of the two-hour window, 'HH:MM'. */
  window: windowField,
  allergies: v.nullish(
    v.pipe(
      v.array(
        v.picklist(allergens, localized(orderMessages.allergies)),
        localized(orderMessages.allergies),
      ),
      v.maxLength(allergens.length, localized(orderMessages.allergies)),
    ),
  ),
  allergyNotes: optionalBoundedText(maxLengths.allergyNotes),
  /** Written by hand on a card in each gift box. */
  cardMessage: optionalBoundedText(maxCardMessageLength),
};

const fields = {
  name: nameField,
  email: emailField,
  phone: phoneField,
  eventDate: eventDateField,
  guests: guestsField,
  notes: notesField,
  ...detailFields,
  website: honeypotField,
};

const fulfillmentFields = {
  fulfilment: v.optional(
    v.picklist(fulfillmentMethods, localized(orderMessages.fulfilment)),
    'delivery',
  ),
  area: areaField,
};

const recipientsField = v.nullish(
  v.pipe(
    v.array(recipient, localized(orderMessages.recipients)),
    v.maxLength(maxRecipients, localized(orderMessages.recipients)),
  ),
);

/** All fields of the order form, which checks them with the schemas in order-form.ts. */
export const orderFields = { ...fields, ...fulfillmentFields, recipients: recipientsField };

const integerUpTo = (max: number) =>
  v.pipe(
    v.number(localized(orderMessages.item)),
    v.integer(localized(orderMessages.item)),
    v.minValue(1, localized(orderMessages.item)),
    v.maxValue(max, localized(orderMessages.item)),
  );

/** `price`: US dollars, as shown to the customer. */
export const orderItem = v.object(
  {
    productId: integerUpTo(Number.MAX_SAFE_INTEGER),
    /** Key of the option; the default option without it. */
    option: v.nullish(
      v.pipe(
        v.string(localized(orderMessages.item)),
        v.maxLength(orderLimits.optionKeyLength, localized(orderMessages.item)),
      ),
    ),
    quantity: integerUpTo(orderLimits.quantity),
    price: v.pipe(
      v.number(localized(orderMessages.item)),
      v.finite(localized(orderMessages.item)),
      v.minValue(0, localized(orderMessages.item)),
    ),
  },
  localized(orderMessages.item),
);
export type OrderItem = v.InferOutput<typeof orderItem>;

const hasUniqueItems = (items: readonly OrderItem[]): boolean =>
  new Set(items.map(({ productId, option }) => `${productId} ${option ?? ''}`)).size ===
  items.length;

/** US dollars, as shown to the customer. */
const shownAmount = v.nullish(
  v.pipe(
    v.number(localized(orderMessages.item)),
    v.finite(localized(orderMessages.item)),
    v.minValue(0, localized(orderMessages.item)),
  ),
);

// Whether an area is required depends on the products: `resolveDestination` in order-validation.ts checks it.
export const orderRequest = v.pipe(
  v.object({
    ...orderFields,
    items: v.optional(
      v.pipe(
        v.array(orderItem, localized(orderMessages.items)),
        v.minLength(1, localized(orderMessages.items)),
        v.maxLength(orderLimits.items, localized(orderMessages.item)),
        v.check((items) => hasUniqueItems(items), localized(orderMessages.item)),
      ),
      [],
    ),
    /** Delivery or shipping fee that was shown; not compared if it is missing. */
    fee: shownAmount,
    ...metaFields,
  }),
  v.transform((order) => (order.fulfilment === 'delivery' ? order : { ...order, area: undefined })),
);
export type OrderRequest = v.InferOutput<typeof orderRequest>;
