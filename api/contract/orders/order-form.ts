import * as v from 'valibot';
import { requiredText } from '../core/fields';
import { type BilingualText, localized } from '../core/language';
import type { ShopSettings } from '../settings/schema';
import { findAreaByZip, isZipInArea, listOrderWindows } from './delivery-options';
import { orderMessages } from './messages';
import {
  countShippedUnits,
  maxRecipients,
  type Recipient,
  recipient,
  zipCodePattern,
} from './recipients';
import { type FulfillmentMethod, findDeliveryArea, pickupOnly } from './rules';
import { orderFields } from './schema';

/** What the form of a cart is checked against. */
export interface OrderFormContext {
  readonly settings: ShopSettings;
  /** Units in the cart; a shipped order has an address for each. */
  readonly unitCount: number;
  /** False if the cart has only class seats. */
  readonly needsFulfillment: boolean;
  /** The cart has only gift boxes. */
  readonly canShip: boolean;
}

/** Of all ways to get an order. */
const { name, email, phone, eventDate, notes, website, ...optionalFields } = orderFields;
const { guests, allergies, allergyNotes, cardMessage, unit, instructions } = optionalFields;

const commonFields = { name, email, phone, eventDate, notes, website };
const detailFields = { ...commonFields, allergies, allergyNotes, cardMessage };
const visitFields = { ...detailFields, guests };

const area = v.optional(
  v.pipe(
    v.string(localized(orderMessages.area)),
    v.check((value) => !!findDeliveryArea(value), localized(orderMessages.area)),
    v.transform((value) => findDeliveryArea(value)?.slug),
  ),
  '',
);

const street = requiredText(3, 200, orderMessages.street);

const zip = v.optional(
  v.pipe(
    v.string(localized(orderMessages.zip)),
    v.trim(),
    v.regex(zipCodePattern, localized(orderMessages.zip)),
  ),
  '',
);

const requiredWindow = (fulfilment: FulfillmentMethod, settings: ShopSettings) =>
  v.optional(
    v.pipe(
      v.string(localized(orderMessages.window)),
      v.nonEmpty(localized(orderMessages.window)),
      v.check(
        (value) => value === '' || listOrderWindows(fulfilment, settings).includes(value),
        localized(orderMessages.windowClosed),
      ),
    ),
    '',
  );

/** Names the area that the ZIP code belongs to, if we deliver there. */
function getZipMessage(zip: string, settings: ShopSettings): BilingualText {
  const areaByZip = findAreaByZip(zip, settings);
  const name = areaByZip && findDeliveryArea(areaByZip.slug)?.name;
  return name ? orderMessages.zipInArea(name) : orderMessages.zipOutside;
}

const deliveryForm = (settings: ShopSettings) =>
  v.pipe(
    v.object({
      ...visitFields,
      area,
      street,
      unit,
      zip,
      instructions,
      window: requiredWindow('delivery', settings),
    }),
    v.forward(
      v.partialCheck(
        [['area'], ['zip']],
        (order) => isZipInArea(order.zip, order.area, settings),
        ({ input, lang }) => localized(getZipMessage(input.zip, settings))({ lang }),
      ),
      ['zip'],
    ),
    v.transform((order) => ({ ...order, fulfilment: 'delivery' as const })),
  );

const pickupForm = (settings: ShopSettings) =>
  v.pipe(
    v.object({ ...visitFields, window: requiredWindow('pickup', settings) }),
    v.transform((order) => ({ ...order, fulfilment: 'pickup' as const })),
  );

/** Neither delivered nor picked up. */
const seatsForm = v.pipe(
  v.object(visitFields),
  v.transform((order) => ({ ...order, ...pickupOnly })),
);

/** The form doesn't ask how many boxes go to the only address. */
const assignBoxes = (recipients: Recipient[], unitCount: number): Recipient[] =>
  recipients.length === 1
    ? recipients.map((only) => ({ ...only, quantity: unitCount }))
    : recipients;

const recipientsForm = (unitCount: number) =>
  v.optional(
    v.pipe(
      v.array(recipient, localized(orderMessages.recipients)),
      v.minLength(1, localized(orderMessages.recipients)),
      v.maxLength(maxRecipients, localized(orderMessages.tooManyRecipients(maxRecipients))),
      v.transform((recipients) => assignBoxes(recipients, unitCount)),
      v.forward(
        v.check(
          (recipients) => countShippedUnits(recipients) === unitCount,
          localized(orderMessages.recipientQuantities),
        ),
        [0, 'quantity'],
      ),
    ),
    [],
  );

const shippingForm = (unitCount: number) =>
  v.pipe(
    v.object({ ...detailFields, recipients: recipientsForm(unitCount) }),
    v.transform((order) => ({ ...order, fulfilment: 'shipping' as const })),
  );

interface SelectedFulfillment {
  readonly fulfilment?: unknown;
}

/** A selection that the cart no longer allows counts as none. */
export function resolveFulfillment(
  selected: unknown,
  { canShip }: Pick<OrderFormContext, 'canShip'>,
): FulfillmentMethod {
  if (selected === 'pickup') return 'pickup';
  return selected === 'shipping' && canShip ? 'shipping' : 'delivery';
}

function selectForm({ fulfilment }: SelectedFulfillment, context: OrderFormContext) {
  if (!context.needsFulfillment) return seatsForm;
  const method = resolveFulfillment(fulfilment, context);
  if (method === 'shipping') return shippingForm(context.unitCount);
  return method === 'pickup' ? pickupForm(context.settings) : deliveryForm(context.settings);
}

const isRecord = (input: unknown): input is SelectedFulfillment =>
  typeof input === 'object' && input !== null;

/**
 * Asks for what the chosen way of getting the order needs, and drops the fields of the others. Past and too-early dates
 * are checked in order-validation.ts.
 */
export const createOrderForm = (context: OrderFormContext) =>
  Object.assign(
    v.lazy((input) => selectForm(isRecord(input) ? input : {}, context)),
    { entries: orderFields },
  );
