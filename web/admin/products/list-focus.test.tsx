import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getCurrentUrl } from '../../testing/addresses';
import { demoProducts } from '../../testing/demo-shop';
import { messages as ofForm } from './form/testing/sentences';
import { getProductName, openList, productList } from './testing/open-list';
import { messages } from './testing/sentences';

describe('<ProductsTab> keyboard focus', () => {
  const texts = messages.en;
  const { rows, bar, row, findDialogButton } = productList('en');
  const opener = (at: number) =>
    screen.getByRole('button', { name: ofForm.en.edit(getProductName('en', at)) });
  const section = () => screen.getByRole('region', { name: texts.table });

  test('stays on the pager buttons, also on the first and the last page', async () => {
    const user = await openList('en');
    const next = screen.getByRole('button', { name: texts.next });
    next.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await user.keyboard('{Enter}');
    expect(next).toHaveFocus();
    expect(getCurrentUrl()).toBe('/admin?page=2');
    const previous = screen.getByRole('button', { name: texts.previous });
    previous.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    expect(previous).toHaveFocus();
  });

  test('moves to the select checkbox when Select all or Deselect all disappears', async () => {
    const user = await openList('en');
    const box = bar().getByRole('checkbox', { name: texts.selectPage });
    await user.click(box);
    await user.click(bar().getByRole('button', { name: texts.selectAll(demoProducts.length) }));
    expect(box).toHaveFocus();
    await user.click(bar().getByRole('button', { name: texts.deselectAll }));
    expect(box).toHaveFocus();
  });

  test('moves to the next product after one has been deleted', async () => {
    const user = await openList('en');
    const name = getProductName('en', 0);
    await user.click(row(name).getByRole('button', { name: texts.remove(name) }));
    await user.click(await findDialogButton(texts.removeAll));
    await waitFor(() => expect(opener(1)).toHaveFocus());
  });

  test('moves to the list after all of its products have been deleted', async () => {
    const user = await openList('en', '?category=gifts');
    await user.click(bar().getByRole('checkbox', { name: texts.selectPage }));
    expect(rows().length).toBeGreaterThan(1);
    await user.click(bar().getByRole('button', { name: texts.removeAll }));
    await user.click(await findDialogButton(texts.removeAll));
    expect(await screen.findByText(texts.none)).toBeVisible();
    await waitFor(() => expect(section()).toHaveFocus());
  });
});
