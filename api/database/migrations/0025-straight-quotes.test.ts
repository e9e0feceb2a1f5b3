import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getMessageSearchText, toNameSortKey } from '#contract/inbox/search';
import { createTemporaryFolder } from '../../testing/temporary-folder';
import { openSqlite } from '../connect';
import { migrate } from '../migrate';
import { straightQuotes } from './0025-straight-quotes';
import { migrations } from './index';

test('migration 0025-straight-quotes makes quotes in stored search texts straight', async () => {
  const database = openSqlite(join(createTemporaryFolder(), 'old.sqlite3'));
  await migrate(
    database,
    migrations.filter(({ name }) => name < straightQuotes.name),
  );
  const message = {
    name: 'Rosa O’Higgins',
    email: 'rosa@example.com',
    phone: null,
    subject: 'A ‛test‘ of ʻallʼ ´quotes`: 5′ 6″',
    message: '“The „Lover‟s Board”',
  };
  const sentAt = '2026-05-01T18:00:00.000Z';
  await database('contact_messages').insert({
    ...message,
    language: 'en',
    created_at: sentAt,
    received_at: sentAt,
    name_key: 'rosa o’higgins',
    search_text: Object.values(message).filter(Boolean).join(' ').toLowerCase(),
  });

  await migrate(database, migrations);

  expect(await database('contact_messages')).toMatchObject([
    {
      ...message,
      name_key: toNameSortKey(message.name),
      search_text: getMessageSearchText(message),
    },
  ]);
  await database.destroy();
});
