import type { Migration } from './migration';

export const emailQueue: Migration = {
  name: '0015-email-queue',
  async up(trx) {
    await trx.schema.createTable('email_queue', (table) => {
      table.increments('id');
      table.text('kind').notNullable();
      // Without a foreign key: the e-mail outlives its order.
      table.integer('order_id');
      // Stays the same when it is sent again, so that receivers recognize a repeat.
      table.text('message_id').notNullable().unique();
      table.text('recipient').notNullable();
      table.text('reply_to').notNullable();
      table.text('subject').notNullable();
      table.text('text').notNullable();
      table.text('html').notNullable();
      table.text('language').notNullable();
      // JSON of further headers.
      table.text('headers').notNullable();
      table.text('created_at').notNullable();
      // Null once it was sent or has failed.
      table.text('next_attempt_at');
      table.integer('attempts').notNullable().defaultTo(0);
      table.text('sent_at');
      table.text('failed_at');
      table.text('last_error');
      table.index(['next_attempt_at']);
      table.index(['created_at']);
    });
    await trx.schema.alterTable('newsletter_subscribers', (table) => {
      // Null for those who signed up before there were welcome e-mails.
      table.text('unsubscribe_token');
      table.unique(['unsubscribe_token']);
    });
  },
};
