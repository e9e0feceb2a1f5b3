import type { Knex } from 'knex';
import type { NewsletterSignup } from '#contract/newsletter';
import { arrivalOf } from './arrival';

/** Who gets the newsletter. */
export interface SubscriberStore {
  /** Keeps an address unless it is kept already, in whatever letters. */
  insert(signup: NewsletterSignup): Promise<void>;
}

/** The subscribers in a database. */
export const createSubscriberStore = (database: Knex): SubscriberStore => ({
  async insert(signup) {
    const { email } = signup;
    await database('newsletter_subscribers')
      .insert({ email, email_key: email.toLowerCase(), ...arrivalOf(signup) })
      .onConflict('email_key')
      .ignore();
  },
});
