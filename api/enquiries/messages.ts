import type { Knex } from 'knex';
import type { ContactMessageRecord } from '#contract/inbox/admin-schema';
import type { ContactMessage } from '#contract/inbox/schema';
import { messageSearchText, nameKey } from '#contract/inbox/search';
import { byCode } from '../database/dialect';
import { toArrivalColumns } from './arrival';
import { changedRow, readColumn, type SubmissionRow, toSubmission } from './kept-rows';
import { type InboxQuery, type Part, paginate, selectSubmissions } from './part-of-list';

export interface MessageStore {
  /** Returns the new id. */
  insert(message: ContactMessage): Promise<number>;
  list(wanted: InboxQuery): Promise<Part<ContactMessageRecord>>;
  /** Marks as read or unread; undefined if it does not exist. */
  mark(id: number, isRead: boolean): Promise<ContactMessageRecord | undefined>;
}

interface MessageRow extends SubmissionRow {
  readonly subject: string | null;
  readonly message: string;
}

const table = 'contact_messages';

const sortColumns = (database: Knex) => ({
  date: 'received_at',
  name: byCode(database, 'name_key'),
  email: `lower(${byCode(database, 'email')})`,
  subject: `lower(${byCode(database, "coalesce(subject, '')")})`,
});

export const createMessageStore = (database: Knex, clock: () => Date): MessageStore => ({
  async insert({ name, email, message, ...sent }) {
    const written = {
      name,
      email,
      phone: sent.phone || null,
      subject: sent.subject || null,
      message,
    };
    const [inserted] = await database(table)
      .insert({
        ...written,
        ...toArrivalColumns(sent, clock()),
        name_key: nameKey(name),
        search_text: messageSearchText(written),
      })
      .returning('id');
    return inserted.id;
  },

  async list(wanted) {
    const found = selectSubmissions(database, table, wanted);
    const { rows, total } = await paginate<MessageRow>(found, wanted, sortColumns(database));
    return { rows: rows.map(toMessage), total };
  },

  async mark(id, isRead) {
    const read = readColumn(database, isRead, clock());
    const row = await changedRow<MessageRow>(database, table, id, read);
    return row && toMessage(row);
  },
});

const toMessage = (row: MessageRow): ContactMessageRecord => ({
  ...toSubmission(row),
  subject: row.subject,
  message: row.message,
});
