import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getCurrentUrl } from '../../testing/current-url';
import { demoProducts } from '../../testing/demo-data';
import { messages as formMessages } from './form/testing/messages';
import { messages } from './testing/messages';
import {
  createProductListPage,
  getProductName,
  openProductList,
} from './testing/product-list-page';

describe('<ProductsTab> keyboard focus', () => {
  const texts = messages.en;
  const { getRows, getToolbar, getRow, findDialogButton } = createProductListPage('en');
  const getEditButton = (index: number) =>
    screen.getByRole('button', { name: formMessages.en.edit(getProductName('en', index)) });
  const getListRegion = () => screen.getByRole('region', { name: texts.table });

  test('stays on the pager buttons, also on the first and the last page', async () => {
    const user = await openProductList('en');
    const next = screen.getByRole('button', { name: texts.next });
    next.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await user.keyboard('{Enter}');
    expect(next).toHaveFocus();
    const { searchParams } = new URL(getCurrentUrl(), 'http://shop.test');
    expect(Object.fromEntries(searchParams)).toEqual({ tab: 'products', page: '2' });
    const previous = screen.getByRole('button', { name: texts.previous });
    previous.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    expect(previous).toHaveFocus();
  });

  test('moves to the select checkbox when Select all or Deselect all disappears', async () => {
    const user = await openProductList('en');
    const checkbox = getToolbar().getByRole('checkbox', { name: texts.selectPage });
    await user.click(checkbox);
    await user.click(
      getToolbar().getByRole('button', { name: texts.selectAll(demoProducts.length) }),
    );
    expect(checkbox).toHaveFocus();
    await user.click(getToolbar().getByRole('button', { name: texts.deselectAll }));
    expect(checkbox).toHaveFocus();
  });

  test('moves to the next product after one has been deleted', async () => {
    const user = await openProductList('en');
    const name = getProductName('en', 0);
    await user.click(getRow(name).getByRole('button', { name: texts.deleteProduct(name) }));
    await user.click(await findDialogButton(texts.confirmDelete));
    await waitFor(() => expect(getEditButton(1)).toHaveFocus());
  });

  test('moves to the list after all of its products have been deleted', async () => {
    const user = await openProductList('en', '?category=gifts');
    await user.click(getToolbar().getByRole('checkbox', { name: texts.selectPage }));
    expect(getRows().length).toBeGreaterThan(1);
    await user.click(getToolbar().getByRole('button', { name: texts.confirmDelete }));
    await user.click(await findDialogButton(texts.confirmDelete));
    expect(await screen.findByText(texts.none)).toBeVisible();
    await waitFor(() => expect(getListRegion()).toHaveFocus());
  });
});
