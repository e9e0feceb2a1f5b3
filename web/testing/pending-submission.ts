import { screen, within } from '@testing-library/react';

/** Queries within an entry of the pending submissions, by its heading. */
export async function findPendingSubmission(name: string) {
  const title = await screen.findByRole('heading', { level: 3, name });
  const entry = title.closest('li');
  if (!entry) throw new Error(`'${name}' is not in a list item.`);
  return within(entry);
}
