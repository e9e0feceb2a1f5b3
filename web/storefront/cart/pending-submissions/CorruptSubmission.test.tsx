import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { listOutbox, putItem } from '../../../outbox/database';
import { localizePath } from '../../../routing/paths';
import { createTestItem } from '../../../testing/outbox-items';
import { findPendingSubmission } from '../../../testing/pending-submission';
import { visitPage } from '../../../testing/visit-page';

const texts = {
  unreadable: 'Something an earlier version of our site saved',
  copy: 'Copy the text',
  copied: 'Copied',
  delete: 'Delete',
  yes: 'Yes, delete it',
};

describe('<CorruptSubmission>', () => {
  test('lets the user copy and delete a record of another version', async () => {
    await putItem(createTestItem());
    const database = await openDB('la-higuera');
    await database.clear('outbox');
    await database.add('outbox', { version: 2, note: 'De otra versión.' });
    database.close();
    const user = await visitPage(localizePath('/cart', 'en'));
    const entry = await findPendingSubmission(texts.unreadable);
    expect(entry.getByText(/De otra versión\./)).toBeInTheDocument();
    await user.click(entry.getByRole('button', { name: texts.copy }));
    expect(await navigator.clipboard.readText()).toContain('De otra versión.');
    expect(await entry.findByRole('button', { name: texts.copied })).toBeInTheDocument();
    await user.click(entry.getByRole('button', { name: texts.delete }));
    await user.click(entry.getByRole('button', { name: texts.yes }));
    await waitFor(async () => expect((await listOutbox()).corrupt).toEqual([]));
  });
});
