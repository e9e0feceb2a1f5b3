import type { Knex } from 'knex';
import { normalizeForSearch } from '#contract/core/text';
import type { Subscriber } from '#contract/inbox/admin-schema';
import type { NewsletterSignup } from '#contract/inbox/schema';
import { collate } from '../database/dialect';
import { randomHex } from '../platform/random';
import { toMetaColumns } from './meta-columns';
import { type PageQuery, type PaginatedRows, paginate } from './paginate';
import type { SubmissionRow } from './submission-rows';

interface SubscriberStore {
  /** Returns the token for unsubscribing; undefined if the email is already subscribed, in any case. */
  insert(signup: NewsletterSignup): Promise<string | undefined>;
  /** Does nothing for an unknown token. */
  deleteByToken(token: string): Promise<void>;
  list(query: PageQuery): Promise<PaginatedRows<Subscriber>>;
}

type SubscriberRow = Pick<
  SubmissionRow,
  'id' | 'email' | 'language' | 'created_at' | 'received_at'
>;

const table = 'newsletter_subscribers';

/** 128 bits. */
const unsubscribeTokenBytes = 16;

const sortColumns = (database: Knex) => ({
  date: 'received_at',
  email: collate(database, 'email_key'),
});

export const createSubscriberStore = (database: Knex, clock: () => Date): SubscriberStore => ({
  async insert(signup) {
    const { email } = signup;
    const token = randomHex(unsubscribeTokenBytes);
    const inserted = await database(table)
      .insert({
        email,
        email_key: email.toLowerCase(),
        ...toMetaColumns(signup, clock()),
        search_text: normalizeForSearch(email),
        unsubscribe_token: token,
      })
      .onConflict('email_key')
      .ignore()
      .returning('id');
    return inserted.length === 0 ? undefined : token;
  },

  async deleteByToken(token) {
    await database(table).where({ unsubscribe_token: token }).delete();
  },

  async list(query) {
    const { rows, total } = await paginate<SubscriberRow>(
      database(table),
      query,
      sortColumns(database),
    );
    return { rows: rows.map(toSubscriber), total };
  },
});

const toSubscriber = (row: SubscriberRow): Subscriber => ({
  id: row.id,
  email: row.email,
  language: row.language,
  createdAt: row.created_at,
  receivedAt: row.received_at,
});
