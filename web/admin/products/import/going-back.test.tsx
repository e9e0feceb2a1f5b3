import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress } from '../../../testing/addresses';
import { openBackOffice } from '../../../testing/kept-enquiries';
// Making its code ready takes a busy machine longer than a test waits for the dialog.
import '../../inbox/messages/inbox';
import '../ProductsTab';
import './ImportDialog';

test('who goes back from the import is in the list of products again', async () => {
  const user = await openBackOffice('/admin?tab=messages');
  await user.click(screen.getByRole('tab', { name: 'Products' }));
  const opener = await screen.findByRole('button', { name: 'Import CSV' });
  await user.click(opener);
  await screen.findByRole('dialog', { name: 'Import Products' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(currentAddress()).toBe('/admin?tab=products'));
  expect(opener).toHaveFocus();
});
