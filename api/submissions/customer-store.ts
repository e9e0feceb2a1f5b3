import type { Knex } from 'knex';
import type { Customer, CustomerRecord } from '#contract/customers/schema';
import { collate } from '../database/dialect';
import { whereMatchesSearch } from '../database/search';
import { createContactMessageStore } from './contact-message-store';
import { createEventInquiryStore } from './event-inquiry-store';
import { createOrderStore } from './order-store';
import type { PaginatedRows } from './paginate';
import { listRestockRequests } from './restock-store';
import { createRestorationRequestStore } from './restoration-request-store';

interface CustomerPageQuery {
  readonly q: string;
  readonly limit?: number | undefined;
  readonly offset: number;
}

interface CustomerRow {
  readonly email_key: string;
  readonly name: string;
  /** PostgreSQL's driver returns aggregates as strings. */
  readonly orders: number | string;
  readonly total_cents: number | string;
  readonly last_event_date: string | null;
  readonly last_contact_at: string;
}

/** Of submissions received at the same instant, the latest is of the first table. */
const tables = ['order_requests', 'contact_messages', 'restoration_requests', 'event_inquiries'];

/** One row per submission. */
function selectContacts(database: Knex): Knex.QueryBuilder {
  const selectFrom = (table: string, columns: string) =>
    database(table).select(
      database.raw(
        `lower(email) as email_key, name, lower(email) || ' ' || name_key as search_text, received_at, id, ${tables.indexOf(table)} as table_position, ${columns}`,
      ),
    );
  const withoutOrder = 'null as event_date, 0 as is_order, 0 as cents';
  return selectFrom(
    'order_requests',
    "event_date, 1 as is_order, case when status = 'Declined' then 0 else total_cents end as cents",
  )
    .unionAll(selectFrom('contact_messages', withoutOrder))
    .unionAll(selectFrom('restoration_requests', withoutOrder))
    .unionAll(selectFrom('event_inquiries', withoutOrder));
}

/** Latest contact first. */
export async function listCustomers(
  database: Knex,
  { q, limit, offset }: CustomerPageQuery,
): Promise<PaginatedRows<Customer>> {
  const matches = database
    .from(selectContacts(database).as('matches'))
    .whereNot('email_key', '')
    .distinct('email_key');
  whereMatchesSearch(matches, 'search_text', q);
  const contacts = database
    .from(selectContacts(database).as('submissions'))
    .whereIn('email_key', matches)
    .select('*')
    .rowNumber('recency', (window) =>
      window
        .partitionBy('email_key')
        .orderBy('received_at', 'desc')
        .orderBy('table_position')
        .orderBy('id', 'desc'),
    );
  const customers = database
    .from(contacts.as('contacts'))
    .groupBy('email_key')
    .select('email_key')
    .max({ last_event_date: 'event_date', last_contact_at: 'received_at' })
    .select(database.raw('max(case when recency = 1 then name end) as name'))
    .sum({ orders: 'is_order', total_cents: 'cents' })
    .orderByRaw(`last_contact_at desc, ${collate(database, 'email_key')}`)
    .offset(offset);
  const [countRow]: { total: number | string }[] = await database
    .from(matches.clone().as('customers'))
    .count('* as total');
  const rows: CustomerRow[] = await (limit === undefined ? customers : customers.limit(limit));
  return { rows: rows.map(toCustomer), total: Number(countRow?.total ?? 0) };
}

const toCustomer = (row: CustomerRow): Customer => ({
  email: row.email_key,
  name: row.name,
  orders: Number(row.orders),
  total: Number(row.total_cents) / 100,
  lastEventDate: row.last_event_date,
  lastContactAt: row.last_contact_at,
});

/** Undefined if nothing was sent from this address. */
export async function findCustomer(
  database: Knex,
  clock: () => Date,
  email: string,
): Promise<CustomerRecord | undefined> {
  const key = email.toLowerCase();
  const query = { q: key, sort: 'date:desc', unread: '0' } as const;
  // The search text contains the address, but also matches longer ones.
  const isTheirs = (row: { readonly email: string }) => row.email.toLowerCase() === key;
  const orders = await createOrderStore(database, clock).list(query);
  const messages = await createContactMessageStore(database, clock).list(query);
  const requests = await createRestorationRequestStore(database, clock).list(query);
  const inquiries = await createEventInquiryStore(database, clock).list(query);
  const restockRequests = await listRestockRequests(database, { email: key });
  const subscriber = await database('newsletter_subscribers').where({ email_key: key }).first();
  const record = {
    orders: orders.rows.filter(isTheirs),
    messages: messages.rows.filter(isTheirs),
    requests: requests.rows.filter(isTheirs),
    inquiries: inquiries.rows.filter(isTheirs),
  };
  const [latest] = Object.values(record)
    .flat()
    .sort((a, b) => Date.parse(b.receivedAt) - Date.parse(a.receivedAt));
  if (!latest && !subscriber && restockRequests.length === 0) return undefined;
  return {
    email: key,
    name: latest?.name ?? '',
    isSubscribed: subscriber !== undefined,
    restockRequests: restockRequests.map(({ id: _, email: __, ...request }) => request),
    ...record,
  };
}

/** Call it in a transaction. Photos must have been deleted before. */
export async function eraseCustomerRows(
  trx: Knex.Transaction,
  { email, orders }: CustomerRecord,
  now: Date,
): Promise<void> {
  const isTheirs = trx.raw('lower(email) = ?', [email]);
  await trx('contact_messages').where(isTheirs).delete();
  await trx('restoration_requests').where(isTheirs).delete();
  await trx('event_inquiries').where(isTheirs).delete();
  await trx('newsletter_subscribers').where({ email_key: email }).delete();
  await trx('restock_requests').where({ email_key: email }).delete();
  await trx('email_queue')
    .whereRaw('lower(recipient) = ?', [email])
    .orWhereRaw('lower(reply_to) = ?', [email])
    .delete();
  for (const { id, number } of orders) {
    await trx('order_requests')
      .where({ id })
      .update({
        ...emptyOrderColumns,
        // An editor that was open before must not save the data again.
        version: trx.raw('version + 1'),
        search_text: number.toLowerCase(),
        updated_at: now.toISOString(),
      });
    await trx('order_events').where({ order_id: id }).update({ details: '{}' });
    await trx('email_queue').where({ order_id: id }).delete();
  }
}

/** What an order says about a person; its items and sums stay for the books. */
const emptyOrderColumns = {
  name: '—',
  name_key: '',
  email: '',
  phone: null,
  notes: null,
  street: null,
  unit: null,
  zip: null,
  instructions: null,
  allergies: '[]',
  allergy_notes: null,
  card_message: null,
  recipients: '[]',
  payment_url: null,
  customer_note: null,
  private_note: null,
  access_key: null,
};
