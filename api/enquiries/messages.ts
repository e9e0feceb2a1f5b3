import type { Knex } from 'knex';
import type { ContactMessage } from '#contract/contact';
import { arrivalOf } from './arrival';

/** What people wrote to the shop. */
export interface MessageStore {
  insert(message: ContactMessage): Promise<void>;
}

/** The messages in a database. */
export const createMessageStore = (database: Knex): MessageStore => ({
  async insert(message) {
    await database('contact_messages').insert({
      name: message.name,
      email: message.email,
      phone: message.phone || null,
      subject: message.subject || null,
      message: message.message,
      ...arrivalOf(message),
    });
  },
});
