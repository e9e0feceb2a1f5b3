import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getCurrentUrl } from '../../testing/addresses';
import { demoProducts } from '../../testing/demo-shop';
import { sentences as ofForm } from './form/testing/sentences';
import { nameIn, openList, productList } from './testing/open-list';
import { sentences } from './testing/sentences';

describe('<ProductsTab> keyboard focus', () => {
  const say = sentences.en;
  const { rows, bar, row, findDialogButton } = productList('en');
  const opener = (at: number) =>
    screen.getByRole('button', { name: ofForm.en.edit(nameIn('en', at)) });
  const section = () => screen.getByRole('region', { name: say.table });

  test('stays on the pager buttons, also on the first and the last page', async () => {
    const user = await openList('en');
    const next = screen.getByRole('button', { name: say.next });
    next.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await user.keyboard('{Enter}');
    expect(next).toHaveFocus();
    expect(getCurrentUrl()).toBe('/admin?page=2');
    const previous = screen.getByRole('button', { name: say.previous });
    previous.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    expect(previous).toHaveFocus();
  });

  test('moves to the select checkbox when Select all or Deselect all disappears', async () => {
    const user = await openList('en');
    const box = bar().getByRole('checkbox', { name: say.selectPage });
    await user.click(box);
    await user.click(bar().getByRole('button', { name: say.selectAll(demoProducts.length) }));
    expect(box).toHaveFocus();
    await user.click(bar().getByRole('button', { name: say.deselectAll }));
    expect(box).toHaveFocus();
  });

  test('moves to the next product after one has been deleted', async () => {
    const user = await openList('en');
    const name = nameIn('en', 0);
    await user.click(row(name).getByRole('button', { name: say.remove(name) }));
    await user.click(await findDialogButton(say.removeAll));
    await waitFor(() => expect(opener(1)).toHaveFocus());
  });

  test('moves to the list after all of its products have been deleted', async () => {
    const user = await openList('en', '?category=gifts');
    await user.click(bar().getByRole('checkbox', { name: say.selectPage }));
    expect(rows().length).toBeGreaterThan(1);
    await user.click(bar().getByRole('button', { name: say.removeAll }));
    await user.click(await findDialogButton(say.removeAll));
    expect(await screen.findByText(say.none)).toBeVisible();
    await waitFor(() => expect(section()).toHaveFocus());
  });
});
