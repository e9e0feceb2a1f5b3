import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Language } from '#contract/core/language';
import { getProductText } from '#contract/products/rules';
import type { Scenario } from '#mocks/scenarios';
import { rememberLanguage } from '../../../i18n/remembered-language';
import { demoProducts } from '../../../testing/demo-shop';
import { openShop } from '../../../testing/mock-server';
import { renderPage } from '../../../testing/render-page';
import { messages } from './sentences';

/** By index, newest first. */
export function getProductName(language: Language, at: number): string {
  const product = demoProducts[at];
  return product ? getProductText(product, 'name', language) : '';
}

export function productList(language: Language) {
  const texts = messages[language];
  const table = () => within(screen.getByRole('table', { name: texts.table }));
  return {
    table,
    rows: () => table().getAllByRole('row').slice(1),
    names: () =>
      table()
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    row: (name: string) =>
      within(table().getByRole('row', { name: (whole) => whole.includes(name) })),
    bar: () => within(screen.getByRole('group', { name: texts.bar })),
    toast: (text: string) => screen.findByText(text, { selector: 'li *' }),
    findDialogButton: async (text: string) =>
      within(await screen.findByRole('dialog')).getByRole('button', { name: text }),
  };
}

export async function openList(
  language: Language,
  search = '',
  ...scenarios: Scenario[]
): Promise<UserEvent> {
  openShop('signed-in', ...scenarios);
  rememberLanguage(language);
  const user = await renderPage(`/admin${search}`);
  await screen.findByRole('table', { name: messages[language].table });
  return user;
}

/** The toast library ignores clicks until it has measured the toast. */
export async function takeBack(user: UserEvent, language: Language): Promise<void> {
  const undo = await screen.findByRole('button', { name: messages[language].undo });
  await waitFor(() =>
    expect(undo.closest('[role=region]')).not.toHaveStyle('pointer-events: none'),
  );
  await user.click(undo);
}
