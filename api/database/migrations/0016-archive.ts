import type { Migration } from './migration';

export const archive: Migration = {
  name: '0016-archive',
  async up(trx) {
    for (const name of ['contact_messages', 'restoration_requests', 'order_requests']) {
      await trx.schema.alterTable(name, (table) => {
        // Null while an item is in its inbox.
        table.text('archived_at');
      });
    }
  },
};
