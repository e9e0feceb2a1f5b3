import type { Knex } from 'knex';
import type { ContactMessageRecord } from '#contract/inbox/admin-schema';
import type { ContactMessage } from '#contract/inbox/schema';
import { getMessageSearchText, toNameSortKey } from '#contract/inbox/search';
import { collate } from '../database/dialect';
import { toMetaColumns } from './meta-columns';
import { type InboxQuery, type PaginatedRows, paginate, selectSubmissions } from './paginate';
import {
  buildArchiveUpdate,
  buildReadUpdate,
  type SubmissionRow,
  toSubmission,
  updateRow,
} from './submission-rows';

interface ContactMessageStore {
  /** Returns the new id. */
  insert(message: ContactMessage): Promise<number>;
  list(query: InboxQuery): Promise<PaginatedRows<ContactMessageRecord>>;
  /** Marks as read or unread; undefined if it does not exist. */
  setRead(id: number, isRead: boolean): Promise<ContactMessageRecord | undefined>;
  /** Undefined if it does not exist. */
  setArchived(id: number, isArchived: boolean): Promise<ContactMessageRecord | undefined>;
}

interface ContactMessageRow extends SubmissionRow {
  readonly subject: string | null;
  readonly message: string;
}

const table = 'contact_messages';

const sortColumns = (database: Knex) => ({
  date: 'received_at',
  name: collate(database, 'name_key'),
  email: `lower(${collate(database, 'email')})`,
  subject: `lower(${collate(database, "coalesce(subject, '')")})`,
});

export const createContactMessageStore = (
  database: Knex,
  clock: () => Date,
): ContactMessageStore => ({
  async insert({ name, email, message, ...rest }) {
    const columns = {
      name,
      email,
      phone: rest.phone || null,
      subject: rest.subject || null,
      message,
    };
    const [inserted] = await database(table)
      .insert({
        ...columns,
        ...toMetaColumns(rest, clock()),
        name_key: toNameSortKey(name),
        search_text: getMessageSearchText(columns),
      })
      .returning('id');
    return inserted.id;
  },

  async list(query) {
    const selection = selectSubmissions(database, table, query);
    const { rows, total } = await paginate<ContactMessageRow>(
      selection,
      query,
      sortColumns(database),
    );
    return { rows: rows.map(toContactMessageRecord), total };
  },

  async setRead(id, isRead) {
    const readUpdate = buildReadUpdate(database, isRead, clock());
    const row = await updateRow<ContactMessageRow>(database, table, id, readUpdate);
    return row && toContactMessageRecord(row);
  },

  async setArchived(id, isArchived) {
    const update = buildArchiveUpdate(isArchived, clock());
    const row = await updateRow<ContactMessageRow>(database, table, id, update);
    return row && toContactMessageRecord(row);
  },
});

const toContactMessageRecord = (row: ContactMessageRow): ContactMessageRecord => ({
  ...toSubmission(row),
  subject: row.subject,
  message: row.message,
});
