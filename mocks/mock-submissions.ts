import type { Knex } from 'knex';
import { toCents } from '#contract/core/cents';
import type { Language } from '#contract/core/language';
import { normalizeForSearch } from '#contract/core/text';
import type { EventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import type { RestorationRequestKind } from '#contract/inbox/rules';
import {
  getInquirySearchText,
  getMessageSearchText,
  getOrderSearchText,
  getRequestSearchText,
  toNameSortKey,
} from '#contract/inbox/search';
import type { OrderEvent, OrderRecord } from '#contract/orders/admin-schema';
import type { OrderLine } from '#contract/orders/order-validation';
import { type FulfillmentMethod, formatOrderNumber } from '#contract/orders/rules';

export interface MockSubmission {
  readonly id: number;
  readonly language: Language;
  /** By the sender's clock. */
  readonly createdAt: string;
  readonly receivedAt: string;
}

interface MockInboxItem extends MockSubmission {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly readAt: string | null;
}

interface MockStatusItem extends MockInboxItem {
  /** Old rows may have a status that is no longer used. */
  readonly status: string;
  readonly updatedAt: string;
}

export interface MockMessage extends MockInboxItem {
  readonly subject: string | null;
  readonly message: string;
}

export interface MockRequest extends MockStatusItem {
  readonly kind: RestorationRequestKind;
  readonly description: string;
}

export interface MockInquiry
  extends MockStatusItem,
    Pick<
      EventInquiryRecord,
      | 'occasion'
      | 'eventDate'
      | 'guests'
      | 'area'
      | 'placeNotes'
      | 'budgetBand'
      | 'diets'
      | 'allergens'
      | 'dietNotes'
      | 'notes'
      | 'proposal'
    > {}

export interface MockOrder extends MockStatusItem {
  readonly eventDate: string;
  readonly fulfilment: FulfillmentMethod;
  readonly area: string | null;
  readonly guests: number | null;
  readonly notes: string | null;
  readonly totalCents: number;
  readonly lines: readonly OrderLine[];
  /** Without them, like an order of an earlier version. */
  readonly details?: Partial<OrderDetails>;
  /** Oldest first. */
  readonly events?: readonly OrderEvent[];
}

/** A line has no product if the owner typed it, or if the product was deleted. */
export interface StoredOrder extends Omit<MockOrder, 'lines'> {
  readonly lines: readonly (Omit<OrderLine, 'productId'> & { readonly productId: number | null })[];
}

type OrderDetails = Pick<
  OrderRecord,
  | 'street'
  | 'unit'
  | 'zip'
  | 'instructions'
  | 'window'
  | 'allergies'
  | 'allergyNotes'
  | 'cardMessage'
  | 'recipients'
  | 'kitchenDate'
  | 'servings'
  | 'fee'
  | 'discount'
  | 'deposit'
  | 'paymentUrl'
  | 'customerNote'
  | 'privateNote'
  | 'isAwaitingCustomer'
  | 'channel'
  | 'accessKey'
>;

export interface MockSubscriber extends MockSubmission {
  readonly email: string;
}

export interface MockRequestPhoto {
  readonly id: string;
  readonly requestId: number | null;
  readonly position: number | null;
}

export interface MockInquiryPhoto {
  readonly id: string;
  readonly inquiryId: number;
  readonly position: number;
}

/** Oldest first. */
export interface MockSubmissions {
  readonly messages: readonly MockMessage[];
  readonly requests: readonly MockRequest[];
  readonly inquiries: readonly MockInquiry[];
  readonly orders: readonly MockOrder[];
  readonly subscribers: readonly MockSubscriber[];
  readonly photos: readonly MockRequestPhoto[];
  readonly inquiryPhotos: readonly MockInquiryPhoto[];
}

interface StoredSubmissions extends Omit<MockSubmissions, 'orders'> {
  readonly orders: readonly StoredOrder[];
}

type Columns = Readonly<Record<string, string | number | boolean | null>>;

/** Tables in an order that satisfies the foreign keys. */
export function toTables(
  submissions: Partial<StoredSubmissions>,
): [table: string, rows: Columns[]][] {
  const {
    messages = [],
    requests = [],
    inquiries = [],
    orders = [],
    subscribers = [],
  } = submissions;
  const { photos = [], inquiryPhotos = [] } = submissions;
  return [
    ['contact_messages', messages.map(toMessageColumns)],
    ['restoration_requests', requests.map(toRequestColumns)],
    ['restoration_request_photos', photos.flatMap(toPhotoColumns)],
    ['event_inquiries', inquiries.map(toInquiryColumns)],
    ['event_inquiry_photos', inquiryPhotos.map(toInquiryPhotoColumns)],
    ['order_requests', orders.map(toOrderColumns)],
    ['order_request_items', orders.flatMap(toItemColumns)],
    ['order_events', orders.flatMap(toEventColumns)],
    ['newsletter_subscribers', subscribers.map(toSubscriberColumns)],
  ];
}

/** Per statement: SQLite binds at most 32,766 values. */
const chunkSize = 200;

export async function insertSubmissions(
  database: Knex,
  submissions: StoredSubmissions,
): Promise<void> {
  for (const [table, rows] of toTables(submissions)) {
    if (rows.length > 0) await database.batchInsert(table, rows, chunkSize);
  }
}

const toSubmissionColumns = ({ id, language, createdAt, receivedAt }: MockSubmission) => ({
  id,
  language,
  created_at: createdAt,
  received_at: receivedAt,
});

const toInboxColumns = (row: MockInboxItem) => ({
  ...toSubmissionColumns(row),
  name: row.name,
  email: row.email,
  phone: row.phone,
  read_at: row.readAt,
  name_key: toNameSortKey(row.name),
});

const toStatusColumns = (row: MockStatusItem) => ({
  ...toInboxColumns(row),
  status: row.status,
  updated_at: row.updatedAt,
});

const toMessageColumns = (row: MockMessage): Columns => ({
  ...toInboxColumns(row),
  subject: row.subject,
  message: row.message,
  search_text: getMessageSearchText(row),
});

const toRequestColumns = (row: MockRequest): Columns => ({
  ...toStatusColumns(row),
  kind: row.kind,
  description: row.description,
  search_text: getRequestSearchText(row),
});

const toInquiryColumns = (row: MockInquiry): Columns => ({
  ...toStatusColumns(row),
  occasion: row.occasion,
  event_date: row.eventDate,
  guests: row.guests,
  area: row.area,
  place_notes: row.placeNotes,
  budget_band: row.budgetBand,
  diets: JSON.stringify(row.diets),
  allergens: JSON.stringify(row.allergens),
  diet_notes: row.dietNotes,
  notes: row.notes,
  proposal: row.proposal && JSON.stringify(row.proposal),
  search_text: getInquirySearchText(row),
});

const toOrderColumns = (row: StoredOrder): Columns => ({
  ...toStatusColumns(row),
  ...toDetailColumns({ kitchenDate: row.eventDate, ...row.details }),
  event_date: row.eventDate,
  fulfilment: row.fulfilment,
  area: row.area,
  guests: row.guests,
  notes: row.notes,
  total_cents: row.totalCents,
  search_text: getOrderSearchText({ ...row, number: formatOrderNumber(row.id), items: row.lines }),
});

const toDetailColumns = (details: Partial<OrderDetails>): Columns => ({
  street: details.street ?? null,
  unit: details.unit ?? null,
  zip: details.zip ?? null,
  instructions: details.instructions ?? null,
  window_start: details.window ?? null,
  allergies: JSON.stringify(details.allergies ?? []),
  allergy_notes: details.allergyNotes ?? null,
  card_message: details.cardMessage ?? null,
  recipients: JSON.stringify(details.recipients ?? []),
  kitchen_date: details.kitchenDate ?? null,
  servings: details.servings ?? 0,
  fee_cents: toCents(details.fee ?? 0),
  discount_cents: toCents(details.discount ?? 0),
  deposit_cents: toCents(details.deposit ?? 0),
  payment_url: details.paymentUrl ?? null,
  customer_note: details.customerNote ?? null,
  private_note: details.privateNote ?? null,
  is_awaiting_customer: details.isAwaitingCustomer ?? false,
  channel: details.channel ?? 'web',
  access_key: details.accessKey ?? null,
});

const toEventColumns = ({ id, events = [] }: StoredOrder): Columns[] =>
  events.map(({ kind, at, admin, details }) => ({
    order_id: id,
    kind,
    at,
    admin,
    details: JSON.stringify(details),
  }));

const toItemColumns = ({ id, lines }: StoredOrder): Columns[] =>
  lines.map((line, position) => ({
    order_id: id,
    product_id: line.productId,
    product_name: line.productName,
    option_key: line.option ?? null,
    option_name_en: line.optionName?.en ?? null,
    option_name_es: line.optionName?.es ?? null,
    quantity: line.quantity,
    price_cents: line.priceCents,
    position,
  }));

const toSubscriberColumns = (row: MockSubscriber): Columns => ({
  ...toSubmissionColumns(row),
  email: row.email,
  email_key: row.email.toLowerCase(),
  search_text: normalizeForSearch(row.email),
});

const toPhotoColumns = ({ id, requestId, position }: MockRequestPhoto): Columns[] =>
  requestId === null ? [] : [{ file_id: id, request_id: requestId, position }];

const toInquiryPhotoColumns = ({ id, inquiryId, position }: MockInquiryPhoto): Columns => ({
  file_id: id,
  inquiry_id: inquiryId,
  position,
});
