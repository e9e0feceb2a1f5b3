import type { Knex } from 'knex';
import type { Language } from '#contract/core/language';
import { plainText } from '#contract/core/text';
import type { RequestKind } from '#contract/inbox/rules';
import {
  messageSearchText,
  nameKey,
  orderSearchText,
  requestSearchText,
} from '#contract/inbox/search';
import type { OrderLine } from '#contract/orders/order-validation';
import { type Fulfilment, orderNumber } from '#contract/orders/rules';

export interface Submission {
  readonly id: number;
  readonly language: Language;
  /** By the sender's clock. */
  readonly createdAt: string;
  readonly receivedAt: string;
}

interface InboxRow extends Submission {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly readAt: string | null;
}

interface TaskRow extends InboxRow {
  /** Old rows may have a status that is no longer used. */
  readonly status: string;
  readonly updatedAt: string;
}

export interface MessageRow extends InboxRow {
  readonly subject: string | null;
  readonly message: string;
}

export interface RequestRow extends TaskRow {
  readonly kind: RequestKind;
  readonly description: string;
}

export interface OrderRow extends TaskRow {
  readonly eventDate: string;
  readonly fulfilment: Fulfilment;
  readonly area: string | null;
  readonly guests: number | null;
  readonly notes: string | null;
  readonly totalCents: number;
  readonly lines: readonly OrderLine[];
}

export interface SubscriberRow extends Submission {
  readonly email: string;
}

export interface MockRequestPhoto {
  readonly id: string;
  readonly requestId: number | null;
  readonly position: number | null;
}

/** Oldest first. */
export interface MockSubmissions {
  readonly messages: readonly MessageRow[];
  readonly requests: readonly RequestRow[];
  readonly orders: readonly OrderRow[];
  readonly subscribers: readonly SubscriberRow[];
  readonly photos: readonly MockRequestPhoto[];
}

type Columns = Readonly<Record<string, string | number | null>>;

/** Tables in an order that satisfies the foreign keys. */
export function toTables(
  submissions: Partial<MockSubmissions>,
): [table: string, rows: Columns[]][] {
  const { messages = [], requests = [], orders = [], subscribers = [], photos = [] } = submissions;
  return [
    ['contact_messages', messages.map(messageColumns)],
    ['restoration_requests', requests.map(requestColumns)],
    ['restoration_request_photos', photos.flatMap(toPhotoColumns)],
    ['order_requests', orders.map(orderColumns)],
    ['order_request_items', orders.flatMap(itemColumns)],
    ['newsletter_subscribers', subscribers.map(subscriberColumns)],
  ];
}

/** Per statement: SQLite binds at most 32,766 values. */
const chunkSize = 200;

export async function insertSubmissions(
  database: Knex,
  submissions: MockSubmissions,
): Promise<void> {
  for (const [table, rows] of toTables(submissions)) {
    await database.batchInsert(table, rows, chunkSize);
  }
}

const submissionColumns = ({ id, language, createdAt, receivedAt }: Submission) => ({
  id,
  language,
  created_at: createdAt,
  received_at: receivedAt,
});

const inboxColumns = (row: InboxRow) => ({
  ...submissionColumns(row),
  name: row.name,
  email: row.email,
  phone: row.phone,
  read_at: row.readAt,
  name_key: nameKey(row.name),
});

const taskColumns = (row: TaskRow) => ({
  ...inboxColumns(row),
  status: row.status,
  updated_at: row.updatedAt,
});

const messageColumns = (row: MessageRow): Columns => ({
  ...inboxColumns(row),
  subject: row.subject,
  message: row.message,
  search_text: messageSearchText(row),
});

const requestColumns = (row: RequestRow): Columns => ({
  ...taskColumns(row),
  kind: row.kind,
  description: row.description,
  search_text: requestSearchText(row),
});

const orderColumns = (row: OrderRow): Columns => ({
  ...taskColumns(row),
  event_date: row.eventDate,
  fulfilment: row.fulfilment,
  area: row.area,
  guests: row.guests,
  notes: row.notes,
  total_cents: row.totalCents,
  search_text: orderSearchText({ ...row, number: orderNumber(row.id), items: row.lines }),
});

const itemColumns = ({ id, lines }: OrderRow): Columns[] =>
  lines.map((line, position) => ({
    order_id: id,
    product_id: line.productId,
    product_name: line.productName,
    quantity: line.quantity,
    price_cents: line.priceCents,
    position,
  }));

const subscriberColumns = (row: SubscriberRow): Columns => ({
  ...submissionColumns(row),
  email: row.email,
  email_key: row.email.toLowerCase(),
  search_text: plainText(row.email),
});

const toPhotoColumns = ({ id, requestId, position }: MockRequestPhoto): Columns[] =>
  requestId === null ? [] : [{ file_id: id, request_id: requestId, position }];
