import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCurrentUrl } from '../../../testing/current-url';
import { openBackOffice } from '../../../testing/inbox-rows';
// Preloads the lazy tabs and dialog, which can exceed a test's timeout on a busy machine.
import '../../inbox/messages/MessagesTab';
import '../ProductsTab';
import './ImportDialog';

test('browser back closes <ImportDialog> and stays on the products tab', async () => {
  const user = await openBackOffice('/admin?tab=messages');
  await user.click(screen.getByRole('tab', { name: 'Products' }));
  const importButton = await screen.findByRole('button', { name: 'Import CSV' });
  await user.click(importButton);
  await screen.findByRole('dialog', { name: 'Import Products' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(getCurrentUrl()).toBe('/admin?tab=products'));
  expect(importButton).toHaveFocus();
});
