import type { Knex } from 'knex';
import * as v from 'valibot';
import { toCents } from '#contract/core/cents';
import { defaultLanguage, type Language } from '#contract/core/language';
import type { OrderEvent, OrderRecord, OrderWithEvents } from '#contract/orders/admin-schema';
import { getCancellationDeadline } from '#contract/orders/cancellation';
import {
  clearUnusedDestination,
  type OrderEdit,
  type PhoneOrder,
} from '#contract/orders/edit-schema';
import {
  cannotCancelAnymore,
  nothingToAccept,
  orderEditedMeanwhile,
  orderMessages,
  orderNotFound,
} from '#contract/orders/messages';
import { countServings, getLastInquiryDay, isLargeEvent } from '#contract/orders/order-validation';
import { type OrderEventKind, type OrderStatus, parseOrderNumber } from '#contract/orders/rules';
import { getKitchenDay } from '#contract/orders/shipping-days';
import {
  type customerActions,
  type OrderStatusView,
  orderTerms,
} from '#contract/orders/status-schema';
import { holdsStock, isOpenStatus } from '#contract/orders/stock';
import { getEditedTotalCents, listChangedTerms, pickTerms } from '#contract/orders/terms';
import type { Product } from '#contract/products/schema';
import { lockProducts } from '../catalog/row-locks';
import { fieldError, localizedError } from '../dispatch/http-error';
import { sha256OfText } from '../platform/digest';
import { randomHex } from '../platform/random';
import { readShopSettings } from '../settings/shop-settings-store';
import { accessKeyBytes } from './create-order';
import { requireExpectedStatus, type StatusChange } from './expected-status';
import { findItemProducts } from './item-products';
import { findOrderEvents, insertOrderEvent } from './order-events';
import { replaceOrderItems } from './order-items';
import { returnStock, takeStock } from './order-stock';
import { createOrderStore } from './order-store';

interface OrderLifeDependencies {
  readonly trx: Knex.Transaction;
  readonly now: Date;
}

/** Resolves to undefined for an unknown id. `stockChanged`: the catalog's caches are outdated after the commit. */
interface ChangedOrder {
  readonly order: OrderWithEvents;
  readonly stockChanged: boolean;
}

const statusEvents: Readonly<Record<OrderStatus, OrderEventKind>> = {
  New: 'reopened',
  Confirmed: 'confirmed',
  Declined: 'declined',
  Fulfilled: 'delivered',
};

export async function findOrderWithEvents(
  database: Knex,
  id: number,
  now: Date,
): Promise<OrderWithEvents | undefined> {
  const order = await createOrderStore(database, () => now).find(id);
  return order && { ...order, events: await findOrderEvents(database, id) };
}

/**
 * Any status may follow any other. The stock goes down with a confirmation, and back up with a decline. Rejects with 409 if
 * the status is no longer the expected one.
 */
export async function changeOrderStatus(
  { trx, now }: OrderLifeDependencies,
  id: number,
  {
    status,
    expectedStatus,
    admin,
  }: StatusChange & { readonly status: OrderStatus; readonly admin: string },
): Promise<ChangedOrder | undefined> {
  const before = await createOrderStore(trx, () => now).lock(id);
  if (!before) return undefined;
  requireExpectedStatus(before, { status, expectedStatus });
  const stockChanged = await updateStatus(trx, before, status, now);
  if (before.status !== status)
    await insertOrderEvent(trx, { orderId: id, kind: statusEvents[status], admin }, now);
  return toChangedOrder(trx, id, now, stockChanged);
}

async function updateStatus(
  trx: Knex.Transaction,
  { id, status: previous }: Pick<OrderRecord, 'id' | 'status'>,
  status: OrderStatus,
  now: Date,
): Promise<boolean> {
  await createOrderStore(trx, () => now).update(id, {
    status,
    ...(!isOpenStatus(status) && { is_awaiting_customer: false }),
  });
  if (holdsStock(previous) === holdsStock(status)) return false;
  return holdsStock(status) ? takeStock(trx, id, now) : returnStock(trx, id, now);
}

async function toChangedOrder(
  trx: Knex.Transaction,
  id: number,
  now: Date,
  stockChanged: boolean,
): Promise<ChangedOrder> {
  const order = await findOrderWithEvents(trx, id, now);
  if (!order) throw new Error('A locked order does not exist.');
  return { order, stockChanged };
}

/** Orders by phone can be for events that are planned as early as those of inquiries. */
function rejectDistantDay(eventDate: string, language: Language, now: Date): void {
  if (eventDate > getLastInquiryDay(now))
    throw fieldError(400, 'eventDate', orderMessages.tooDistant, language);
}

/** Rejects with 409 if the order was changed since the version that the edit is based on. */
export async function editOrder(
  { trx, now }: OrderLifeDependencies,
  id: number,
  { edit, admin }: { readonly edit: OrderEdit; readonly admin: string },
): Promise<ChangedOrder | undefined> {
  const store = createOrderStore(trx, () => now);
  const before = await store.lock(id);
  if (!before) return undefined;
  const { language = defaultLanguage, version, needsAcceptance } = edit;
  if (before.version !== version) throw localizedError(409, orderEditedMeanwhile, language);
  if (before.eventDate !== edit.eventDate) rejectDistantDay(edit.eventDate, language, now);
  await lockItemProducts(trx, [...before.items, ...edit.items]);
  const products = await findItemProducts(trx, edit.items);
  const isConfirmed = holdsStock(before.status);
  const wasReturned = isConfirmed && (await returnStock(trx, id, now));
  await store.update(id, toTermColumns(edit, products));
  await replaceOrderItems(trx, id, edit.items);
  const wasTaken = isConfirmed && (await takeStock(trx, id, now));
  const after = await store.find(id);
  const changedTerms = after ? listChangedTerms(before, after) : [];
  if (changedTerms.length > 0) {
    await store.update(id, { is_awaiting_customer: needsAcceptance });
    const details = { before: pickTerms(before), needsAcceptance };
    await insertOrderEvent(trx, { orderId: id, kind: 'changed', admin, details }, now);
  }
  return toChangedOrder(trx, id, now, wasReturned || wasTaken);
}

/** All at once, which prevents deadlocks and keeps them from being deleted. */
const lockItemProducts = (trx: Knex.Transaction, items: OrderRecord['items']): Promise<void> =>
  lockProducts(
    trx,
    items.flatMap(({ productId }) => productId ?? []),
  );

function toTermColumns(
  values: Omit<OrderEdit, 'version' | 'needsAcceptance'>,
  products: readonly Product[],
) {
  const edit = { ...values, ...clearUnusedDestination(values.fulfilment) };
  const catalogItems = edit.items.flatMap(({ productId, ...item }) =>
    productId === null ? [] : [{ ...item, productId }],
  );
  return {
    event_date: edit.eventDate,
    fulfilment: edit.fulfilment,
    area: edit.area,
    street: edit.street,
    unit: edit.unit,
    zip: edit.zip,
    instructions: edit.instructions,
    window_start: edit.window,
    guests: edit.guests,
    allergies: JSON.stringify(edit.allergies),
    allergy_notes: edit.allergyNotes,
    card_message: edit.cardMessage,
    recipients: JSON.stringify(edit.recipients),
    kitchen_date: getKitchenDay(edit),
    servings: countServings(catalogItems, products),
    fee_cents: toCents(edit.fee),
    discount_cents: toCents(edit.discount),
    deposit_cents: toCents(edit.deposit),
    total_cents: getEditedTotalCents(edit),
    payment_url: edit.paymentUrl,
    customer_note: edit.customerNote,
    private_note: edit.privateNote,
  };
}

/** An order by phone: notice and capacity are the admin's decision, who talks with the caller. */
export async function createPhoneOrder(
  { trx, now }: OrderLifeDependencies,
  { order, admin }: { readonly order: PhoneOrder; readonly admin: string },
): Promise<number> {
  rejectDistantDay(order.eventDate, order.language ?? defaultLanguage, now);
  await lockItemProducts(trx, order.items);
  const products = await findItemProducts(trx, order.items);
  const id = await createOrderStore(trx, () => now).insertPhoneOrder(
    order,
    toTermColumns(order, products),
    randomHex(accessKeyBytes),
  );
  await replaceOrderItems(trx, id, order.items);
  await insertOrderEvent(trx, { orderId: id, kind: 'received', admin }, now);
  return id;
}

export async function addOrderStep(
  { trx, now }: OrderLifeDependencies,
  id: number,
  { kind, admin }: { readonly kind: OrderEventKind; readonly admin: string },
): Promise<ChangedOrder | undefined> {
  if (!(await createOrderStore(trx, () => now).lock(id))) return undefined;
  await insertOrderEvent(trx, { orderId: id, kind, admin }, now);
  return toChangedOrder(trx, id, now, false);
}

/** Rejects with 404 unless the key is the order's. */
export async function getOrderStatusView(
  { database, now }: Pick<OrderLifeDependencies, 'now'> & { readonly database: Knex },
  number: string,
  key: string,
): Promise<OrderStatusView> {
  const id = parseOrderNumber(number);
  const order = id === undefined ? undefined : await findOrderWithEvents(database, id, now);
  if (!order || !hasAccess(order, key)) throw localizedError(404, orderNotFound);
  const settings = await readShopSettings(database);
  const products = await findItemProducts(database, order.items);
  return toStatusView(order, findCancelUntil(order, products, settings, now));
}

/** An order of an earlier version has no key and can’t be read. */
const hasAccess = ({ accessKey }: Pick<OrderRecord, 'accessKey'>, key: string): boolean =>
  // Compares hashes, so that the time it takes says nothing about the key.
  accessKey !== null && sha256OfText(key) === sha256OfText(accessKey);

function findCancelUntil(
  order: OrderRecord,
  products: readonly Product[],
  settings: Awaited<ReturnType<typeof readShopSettings>>,
  now: Date,
): string | null {
  const items = order.items.flatMap(({ productId, ...item }) =>
    productId === null ? [] : [{ ...item, productId }],
  );
  const productsById = new Map(products.map((product) => [product.id, product]));
  const isLarge = isLargeEvent({ guests: order.guests, items }, productsById, settings);
  const deadline = getCancellationDeadline(order, isLarge, settings);
  return deadline && deadline > now ? deadline.toISOString() : null;
}

function toStatusView(order: OrderWithEvents, cancelUntil: string | null): OrderStatusView {
  const before = order.isAwaitingCustomer
    ? findFirstPendingChange(order.events)?.details.before
    : undefined;
  return {
    ...pickTerms(order),
    number: order.number,
    status: order.status,
    version: order.version,
    language: order.language,
    instructions: order.instructions,
    allergies: order.allergies,
    allergyNotes: order.allergyNotes,
    cardMessage: order.cardMessage,
    notes: order.notes,
    paymentUrl: order.paymentUrl,
    customerNote: order.customerNote,
    isAwaitingCustomer: order.isAwaitingCustomer,
    previousTerms: before === undefined ? null : v.parse(orderTerms, before),
    receivedAt: order.receivedAt,
    updatedAt: order.updatedAt,
    events: order.events.map(({ kind, at }) => ({ kind, at })),
    cancelUntil,
  };
}

/** The first change since the customer last agreed to something. */
function findFirstPendingChange(events: readonly OrderEvent[]): OrderEvent | undefined {
  const isPending = ({ kind, details }: OrderEvent) =>
    kind === 'changed' && details.needsAcceptance === true;
  const isSettled = (event: OrderEvent) =>
    customerResponseKinds.has(event.kind) || (event.kind === 'changed' && !isPending(event));
  return events.slice(events.findLastIndex(isSettled) + 1).find(isPending);
}

const customerResponseKinds: ReadonlySet<OrderEventKind> = new Set([
  'changes-accepted',
  'changes-rejected',
]);

type CustomerAction = (typeof customerActions)[number];

/** Rejects with 404 unless the key is the order's, and with 409 for an action that is not possible any more. */
export async function respondToOrder(
  dependencies: OrderLifeDependencies,
  number: string,
  {
    key,
    action,
    version,
  }: {
    readonly key: string;
    readonly action: CustomerAction;
    readonly version?: number | undefined;
  },
): Promise<{ order: OrderRecord; stockChanged: boolean }> {
  const { trx, now } = dependencies;
  const store = createOrderStore(trx, () => now);
  const id = parseOrderNumber(number);
  const order = id === undefined ? undefined : await store.lock(id);
  if (!order || !hasAccess(order, key)) throw localizedError(404, orderNotFound);
  let stockChanged = false;
  if (action === 'cancel') {
    const view = await getOrderStatusView({ ...dependencies, database: trx }, number, key);
    stockChanged = await cancelOrder(trx, order, view, now);
  } else await answerChanges(trx, order, { action, version }, now);
  // The owner should look at it again.
  await store.setRead(order.id, false);
  return { order, stockChanged };
}

async function cancelOrder(
  trx: Knex.Transaction,
  order: OrderRecord,
  { cancelUntil }: OrderStatusView,
  now: Date,
): Promise<boolean> {
  if (cancelUntil === null) throw localizedError(409, cannotCancelAnymore);
  const stockChanged = await updateStatus(trx, order, 'Declined', now);
  await insertOrderEvent(trx, { orderId: order.id, kind: 'cancelled' }, now);
  return stockChanged;
}

interface CustomerResponse {
  readonly action: 'accept' | 'reject';
  readonly version?: number | undefined;
}

async function answerChanges(
  trx: Knex.Transaction,
  { id, isAwaitingCustomer, version: currentVersion }: OrderRecord,
  { action, version = currentVersion }: CustomerResponse,
  now: Date,
): Promise<void> {
  if (!isAwaitingCustomer) throw localizedError(409, nothingToAccept);
  if (version !== currentVersion) throw localizedError(409, orderEditedMeanwhile);
  await createOrderStore(trx, () => now).update(id, { is_awaiting_customer: false });
  const kind = action === 'accept' ? 'changes-accepted' : 'changes-rejected';
  await insertOrderEvent(trx, { orderId: id, kind }, now);
}
