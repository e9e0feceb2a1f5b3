import type { Knex } from 'knex';
import type { Migration } from './migration';

export const inboxColumns: Migration = {
  name: '0008-enquiry-lists',
  async up(trx) {
    for (const name of ['contact_messages', 'restoration_requests', 'order_requests']) {
      await trx.schema.alterTable(name, (table) => {
        table.text('read_at');
        // Normalized by `plainText`, so that Álvaro sorts before Zoe in any collation.
        table.text('name_key').notNullable().defaultTo('');
        addSearchText(table);
      });
    }
    await trx.schema.alterTable('newsletter_subscribers', addSearchText);
    await trx.schema.alterTable('order_requests', (table) => table.index(['event_date', 'id']));
    await fillMessages(trx);
    await fillRequests(trx);
    await fillOrders(trx);
    await fillSubscribers(trx);
  },
};

/** A copy of the contract's `normalizeForSearch`: a migration must not change with it. */
const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const addSearchText = (table: Knex.AlterTableBuilder): void => {
  table.text('search_text').notNullable().defaultTo('');
};

interface SubmissionRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

interface ContactMessageRow extends SubmissionRow {
  readonly subject: string | null;
  readonly message: string;
}

async function fillMessages(trx: Knex.Transaction): Promise<void> {
  const rows: ContactMessageRow[] = await trx('contact_messages');
  for (const row of rows)
    await updateSearchColumns(trx, 'contact_messages', row, [row.subject, row.message]);
}

async function fillRequests(trx: Knex.Transaction): Promise<void> {
  const rows: (SubmissionRow & { readonly description: string })[] =
    await trx('restoration_requests');
  for (const row of rows)
    await updateSearchColumns(trx, 'restoration_requests', row, [row.description]);
}

async function fillOrders(trx: Knex.Transaction): Promise<void> {
  const rows: (SubmissionRow & { readonly notes: string | null })[] = await trx('order_requests');
  for (const row of rows) {
    const products: string[] = await trx('order_request_items')
      .where({ order_id: row.id })
      .orderBy('position')
      .pluck('product_name');
    await updateSearchColumns(trx, 'order_requests', row, [
      `LH-${1000 + row.id}`,
      row.notes,
      ...products,
    ]);
  }
}

const updateSearchColumns = (
  trx: Knex.Transaction,
  table: string,
  { id, name, email, phone }: SubmissionRow,
  texts: readonly (string | null)[],
) =>
  trx(table)
    .where({ id })
    .update({
      name_key: plainText(name).trim(),
      search_text: plainText([name, email, phone, ...texts].filter(Boolean).join(' ')),
    });

async function fillSubscribers(trx: Knex.Transaction): Promise<void> {
  const rows: Pick<SubmissionRow, 'id' | 'email'>[] = await trx('newsletter_subscribers');
  for (const { id, email } of rows) {
    await trx('newsletter_subscribers')
      .where({ id })
      .update({ search_text: plainText(email) });
  }
}
