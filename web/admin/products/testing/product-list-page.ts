import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Language } from '#contract/core/language';
import { getProductText } from '#contract/products/product-text';
import type { Scenario } from '#mocks/scenarios';
import { savePreferredLanguage } from '../../../i18n/preferred-language';
import { demoProducts } from '../../../testing/demo-data';
import { resetMockServer } from '../../../testing/mock-server';
import { visitPage } from '../../../testing/visit-page';
import { messages } from './messages';

/** By index, newest first. */
export function getProductName(language: Language, index: number): string {
  const product = demoProducts[index];
  return product ? getProductText(product, 'name', language) : '';
}

export function createProductListPage(language: Language) {
  const texts = messages[language];
  const getTable = () => within(screen.getByRole('table', { name: texts.table }));
  return {
    getTable,
    getRows: () => getTable().getAllByRole('row').slice(1),
    getNames: () =>
      getTable()
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    getRow: (name: string) =>
      within(getTable().getByRole('row', { name: (rowText) => rowText.includes(name) })),
    getToolbar: () => within(screen.getByRole('group', { name: texts.toolbar })),
    findToast: (text: string) => screen.findByText(text, { selector: 'li *' }),
    findDialogButton: async (text: string) =>
      within(await screen.findByRole('dialog')).getByRole('button', { name: text }),
  };
}

export async function openProductList(
  language: Language,
  search = '',
  ...scenarios: Scenario[]
): Promise<UserEvent> {
  resetMockServer('signed-in', ...scenarios);
  savePreferredLanguage(language);
  const user = await visitPage(`/admin${search}`);
  await screen.findByRole('table', { name: messages[language].table });
  return user;
}

/** The toast library ignores clicks until it has measured the toast. */
export async function clickUndo(user: UserEvent, language: Language): Promise<void> {
  const undoButton = await screen.findByRole('button', { name: messages[language].undo });
  await waitFor(() =>
    expect(undoButton.closest('[role=region]')).not.toHaveStyle('pointer-events: none'),
  );
  await user.click(undoButton);
}
