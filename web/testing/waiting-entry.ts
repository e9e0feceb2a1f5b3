import { screen, within } from '@testing-library/react';

/** What is said and offered under a heading of the list of what waits. */
export async function waitingEntry(name: string) {
  const title = await screen.findByRole('heading', { level: 3, name });
  const entry = title.closest('li');
  if (!entry) throw new Error(`'${name}' is in no list.`);
  return within(entry);
}
