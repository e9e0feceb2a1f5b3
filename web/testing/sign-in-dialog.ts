import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

const title = /^(Your session has ended|Tu sesión terminó)$/;

/** In either language. */
const findSignInDialog = async () => within(await screen.findByRole('dialog', { name: title }));

export async function declineSignIn(user: UserEvent): Promise<void> {
  const dialog = await findSignInDialog();
  await user.click(dialog.getByRole('button', { name: /^(Not now|Ahora no)$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
}
