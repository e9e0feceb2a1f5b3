import { toCents } from '#contract/core/cents';
import type { Language } from '#contract/core/language';
import type { OrderEvent } from '#contract/orders/admin-schema';
import { type Fulfillment, getFeeCents } from '#contract/orders/pricing';
import type { FulfillmentMethod, OrderEventKind, OrderStatus } from '#contract/orders/rules';
import { getKitchenDay } from '#contract/orders/shipping-days';
import type { OrderTerms } from '#contract/orders/terms';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { products } from '#demo/products';
import type { MockOrder } from '../mock-submissions';
import { buildOrderLines } from './order-lines';
import { addHours, buildInboxTimestamps, type TimeAgo, type WithoutId } from './timestamps';

type OrderDetails = NonNullable<MockOrder['details']>;

/** `admin` is missing if the customer did it. */
interface OrderStep {
  readonly kind: OrderEventKind;
  /** Counted from the arrival of the order. */
  readonly afterHours: number;
  readonly admin?: string;
}

interface DescribedTerms {
  /** Ids of demo products with the keys of their options. */
  readonly items: readonly (readonly [productId: number, option: string, quantity: number])[];
  readonly guests?: number;
  /** `fee`: instead of the fee in the settings. */
  readonly details?: Omit<OrderDetails, 'kitchenDate' | 'servings' | 'accessKey'>;
}

export interface OrderDescription extends DescribedTerms {
  readonly received: TimeAgo;
  readonly readAfterHours?: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly language: Language;
  readonly eventDate: string;
  readonly fulfilment: FulfillmentMethod;
  /** Slug of the delivery area. */
  readonly area?: string;
  readonly notes?: string;
  readonly status: OrderStatus;
  /** Oldest first, without the arrival. */
  readonly steps?: readonly OrderStep[];
  /** What an admin changed, as it was before. */
  readonly before?: DescribedTerms;
}

/** Prices, fee, servings and kitchen date follow the contract's rules. */
export function buildOrder(description: OrderDescription, now: Date): WithoutId<MockOrder> {
  const {
    received,
    readAfterHours: _,
    items,
    details = {},
    steps,
    before,
    ...columns
  } = description;
  const timestamps = buildInboxTimestamps(received, now, description);
  const { lines, subtotalCents, servings } = buildOrderLines(items.map(toSelection), products);
  const recipientCount = details.recipients?.length;
  const fee = details.fee ?? getFee({ ...columns, recipientCount });
  const order = {
    area: null,
    guests: null,
    notes: null,
    ...columns,
    ...timestamps,
    lines,
    totalCents: subtotalCents + toCents(fee) - toCents(details.discount ?? 0),
    details: { ...details, fee, servings, kitchenDate: getKitchenDay(columns) },
  };
  const events = buildEvents(description, timestamps.receivedAt, now);
  return { ...order, events, updatedAt: events.at(-1)?.at ?? timestamps.receivedAt };
}

const toSelection = ([productId, option, quantity]: OrderDescription['items'][number]) => ({
  productId,
  option,
  quantity,
});

const getFee = (fulfillment: Fulfillment): number =>
  (getFeeCents(fulfillment, defaultShopSettings) ?? 0) / 100;

/** The admin who answers the phone. */
const phoneAdmin = 'elena';

function buildEvents(order: OrderDescription, receivedAt: string, now: Date): OrderEvent[] {
  const isPhoneOrder = order.details?.channel === 'phone';
  const arrival: OrderEvent = {
    kind: 'received',
    at: receivedAt,
    admin: isPhoneOrder ? phoneAdmin : null,
    details: {},
  };
  const steps = (order.steps ?? []).map(({ kind, afterHours, admin = null }) => ({
    kind,
    at: addHours(receivedAt, afterHours),
    admin,
    details: kind === 'changed' ? buildChangeDetails(order, now) : {},
  }));
  return [arrival, ...steps];
}

function buildChangeDetails({ before, steps: _, ...order }: OrderDescription, now: Date) {
  const previousOrder = buildOrder({ ...order, ...before }, now);
  return { before: toTerms(previousOrder), needsAcceptance: true };
}

function toTerms({ lines, totalCents, details = {}, ...order }: WithoutId<MockOrder>): OrderTerms {
  return {
    items: lines.map(({ priceCents, option = null, optionName = null, ...line }) => ({
      ...line,
      option,
      optionName,
      price: priceCents / 100,
    })),
    eventDate: order.eventDate,
    fulfilment: order.fulfilment,
    area: order.area,
    street: details.street ?? null,
    unit: details.unit ?? null,
    zip: details.zip ?? null,
    window: details.window ?? null,
    guests: order.guests,
    recipients: details.recipients ?? [],
    fee: details.fee ?? 0,
    discount: details.discount ?? 0,
    total: totalCents / 100,
    deposit: details.deposit ?? 0,
  };
}
