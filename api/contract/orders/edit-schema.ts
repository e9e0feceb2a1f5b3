import * as v from 'valibot';
import { toCents } from '../core/cents';
import { isIsoDate } from '../core/dates';
import {
  boundedText,
  emailField,
  fieldMessages,
  metaFields,
  nameField,
  phoneField,
} from '../core/fields';
import { localized } from '../core/language';
import { allergens } from '../products/allergens';
import { nullableText } from '../products/input-schema';
import { maxPrice } from '../products/limits';
import { orderMessages } from './messages';
import { maxRecipients, recipient } from './recipients';
import {
  type FulfillmentMethod,
  fulfillmentMethods,
  isWindowStart,
  type orderEventKinds,
  orderLimits,
} from './rules';
import { maxCardMessageLength } from './schema';
import { getEditedTotalCents } from './terms';

/** In characters. */
const maxLengths = { line: 200, note: 2000, url: 2000 };

/** Dollars with whole cents. */
const amount = v.pipe(
  v.number(localized(orderMessages.amount)),
  v.finite(localized(orderMessages.amount)),
  v.minValue(0, localized(orderMessages.amount)),
  v.maxValue(maxPrice, localized(orderMessages.amount)),
  v.transform((dollars) => Math.round(dollars * 100) / 100),
);

const editedItem = v.object(
  {
    /** Null for something that isn't in the catalog. */
    productId: v.nullable(
      v.pipe(
        v.number(localized(orderMessages.item)),
        v.integer(localized(orderMessages.item)),
        v.minValue(1, localized(orderMessages.item)),
      ),
    ),
    productName: v.pipe(
      boundedText(maxLengths.line, orderMessages.lineName),
      v.trim(),
      v.nonEmpty(localized(orderMessages.lineName)),
    ),
    option: nullableText(maxLengths.line),
    optionName: v.optional(
      v.nullable(v.object({ en: boundedText(maxLengths.line), es: boundedText(maxLengths.line) })),
      null,
    ),
    quantity: v.pipe(
      v.number(localized(orderMessages.quantity)),
      v.integer(localized(orderMessages.quantity)),
      v.minValue(1, localized(orderMessages.quantity)),
      v.maxValue(orderLimits.quantity, localized(orderMessages.quantity)),
    ),
    price: amount,
  },
  localized(orderMessages.item),
);

const isHttpsUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
};

/** A page of the owner's payment service, which customers open. */
const paymentUrl = v.pipe(
  nullableText(maxLengths.url),
  v.check((url) => url === null || isHttpsUrl(url), localized(orderMessages.paymentUrl)),
);

const guests = v.nullish(
  v.pipe(
    v.number(localized(orderMessages.guests)),
    v.integer(localized(orderMessages.guests)),
    v.minValue(1, localized(orderMessages.guests)),
    v.maxValue(orderLimits.guests, localized(orderMessages.guests)),
  ),
  null,
);

/** Older than any order: a date field takes a typed "26" for the year 26. */
const firstEventDate = '2020-01-01';

const terms = {
  eventDate: v.pipe(
    v.string(localized(orderMessages.day)),
    v.check(isIsoDate, localized(orderMessages.day)),
    v.check((day) => !isIsoDate(day) || day >= firstEventDate, localized(orderMessages.pastDay)),
  ),
  fulfilment: v.picklist(fulfillmentMethods, localized(orderMessages.fulfilment)),
  area: nullableText(maxLengths.line),
  street: nullableText(maxLengths.line),
  unit: nullableText(maxLengths.line),
  zip: nullableText(maxLengths.line),
  instructions: nullableText(maxLengths.note),
  window: v.pipe(
    nullableText(maxLengths.line),
    v.check((time) => time === null || isWindowStart(time), localized(orderMessages.window)),
  ),
  guests,
  allergies: v.optional(
    v.pipe(
      v.array(
        v.picklist(allergens, localized(orderMessages.allergies)),
        localized(orderMessages.allergies),
      ),
      v.maxLength(allergens.length, localized(orderMessages.allergies)),
    ),
    [],
  ),
  allergyNotes: nullableText(maxLengths.note),
  cardMessage: nullableText(maxCardMessageLength),
  recipients: v.optional(
    v.pipe(
      v.array(recipient, localized(orderMessages.recipients)),
      v.maxLength(maxRecipients, localized(orderMessages.recipients)),
    ),
    [],
  ),
  items: v.pipe(
    v.array(editedItem, localized(orderMessages.items)),
    v.minLength(1, localized(orderMessages.lines)),
    v.maxLength(orderLimits.items, localized(orderMessages.item)),
  ),
  fee: amount,
  /** At most the items and the fee. */
  discount: amount,
  /** At most the total. */
  deposit: amount,
  paymentUrl,
  customerNote: nullableText(maxLengths.note),
  privateNote: nullableText(maxLengths.note),
};

const noAddress = { area: null, street: null, unit: null, zip: null, instructions: null };

/** Blank values of what an order with this fulfillment doesn't have, but may have had before an edit. */
export const clearUnusedDestination = (fulfilment: FulfillmentMethod) => ({
  ...(fulfilment !== 'delivery' && noAddress),
  ...(fulfilment === 'shipping' ? { window: null } : { recipients: [] }),
});

interface EditedAmounts {
  readonly items: readonly { readonly price: number; readonly quantity: number }[];
  readonly fee: number;
  readonly discount: number;
  readonly deposit: number;
}

const checkAmounts = <S extends v.GenericSchema<unknown, EditedAmounts>>(schema: S) =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const amounts: EditedAmounts = dataset.value;
      const addFieldIssue = (key: 'discount' | 'deposit') =>
        addIssue({
          message: localized(orderMessages[key]),
          path: [
            { type: 'object', origin: 'value', input: { ...amounts }, key, value: amounts[key] },
          ],
        });
      if (toCents(amounts.discount) > getEditedTotalCents({ ...amounts, discount: 0 }))
        addFieldIssue('discount');
      else if (toCents(amounts.deposit) > getEditedTotalCents(amounts)) addFieldIssue('deposit');
    }),
  );

/** The part of an edit that a form asks for. */
export const editedTerms = checkAmounts(v.object(terms, localized(orderMessages.incomplete)));

/** What an admin may change of an order; dollars. */
export const orderEdit = checkAmounts(
  v.object(
    {
      ...terms,
      /** Version that the edit is based on; an outdated one is rejected. */
      version: v.pipe(
        v.number(localized(orderMessages.incomplete)),
        v.integer(localized(orderMessages.incomplete)),
        v.minValue(1, localized(orderMessages.incomplete)),
      ),
      /** The customer is asked to accept the changes on the status page. */
      needsAcceptance: v.optional(v.boolean(localized(orderMessages.incomplete)), false),
      language: metaFields.language,
    },
    localized(orderMessages.incomplete),
  ),
);
export type OrderEdit = v.InferOutput<typeof orderEdit>;

/** An order that an admin enters for a caller. The day's capacity and the notice are the admin's decision. */
export const phoneOrder = checkAmounts(
  v.object(
    {
      ...terms,
      name: nameField,
      phone: phoneField,
      /** Without an address, no e-mails are sent. */
      email: v.union([v.literal(''), emailField], localized(fieldMessages.email)),
      /** The caller's. */
      language: metaFields.language,
    },
    localized(orderMessages.incomplete),
  ),
);
export type PhoneOrder = v.InferOutput<typeof phoneOrder>;

/** Steps that an admin records by hand. */
const recordedKinds = [
  'out-for-delivery',
  'ready',
] as const satisfies readonly (typeof orderEventKinds)[number][];

export const recordEventBody = v.object(
  {
    kind: v.picklist(recordedKinds, localized(orderMessages.incomplete)),
    language: metaFields.language,
  },
  localized(orderMessages.incomplete),
);
