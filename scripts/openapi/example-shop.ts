import type { Knex } from 'knex';

/** Saturday, 11 a.m. in the shop's time zone. The examples are from then. */
export const exampleTime = new Date('2026-11-21T19:00:00.000Z');

export const exampleSessionId = '00000000000000000000000000005e55';

/** Two empty folders: one is renamed, the other deleted. */
export const exampleFolderIds = { renamed: 'weddings', deleted: 'drafts' };

export const failedEmailId = 900;

/** Rows that the examples need in addition to the sample data of the mocks. */
export async function insertExampleRows(database: Knex): Promise<void> {
  const now = exampleTime.toISOString();
  await database('sessions').insert({
    id: exampleSessionId,
    administrator_id: 1,
    token_hash: 'none',
    browser: 'Firefox',
    system: 'Android',
    created_at: now,
    last_used_at: now,
  });
  await database('media_folders').insert(
    Object.values(exampleFolderIds).map((id) => ({ id, name: id, name_key: id, created_at: now })),
  );
  await database('email_queue').insert({
    id: failedEmailId,
    kind: 'order-received',
    message_id: 'example',
    recipient: 'imogen.satoreyes@example.com',
    reply_to: '',
    subject: 'Your order request LH-1011',
    text: 'Hi Imogen,',
    html: '<p>Hi Imogen,</p>',
    language: 'en',
    headers: '{}',
    created_at: now,
    attempts: 5,
    failed_at: now,
    last_error: 'RCPT TO: 550',
  });
}
