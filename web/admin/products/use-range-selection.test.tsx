import { createEvent, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createProductListPage, openProductList } from './testing/product-list-page';

const { getTable } = createProductListPage('en');
const getCheckboxes = () => getTable().getAllByRole('checkbox', { name: /^Select / });

/** Indexes from 0. */
const getSelectedIndexes = (): number[] =>
  getCheckboxes().flatMap((checkbox, index) => (checkbox.matches(':checked') ? [index] : []));

const getCheckbox = (index: number): HTMLElement => getCheckboxes()[index] ?? document.body;

async function shiftClick(user: UserEvent, index: number): Promise<void> {
  await user.keyboard('{Shift>}');
  await user.click(getCheckbox(index));
  await user.keyboard('{/Shift}');
}

describe('useRangeSelection: Shift-click on a product checkbox', () => {
  test('selects or deselects every row from the last clicked one', async () => {
    const user = await openProductList('en');
    await user.click(getCheckbox(2));
    await shiftClick(user, 5);
    expect(getSelectedIndexes()).toEqual([2, 3, 4, 5]);
    await shiftClick(user, 4);
    expect(getSelectedIndexes()).toEqual([2, 3]);
    await user.click(getCheckbox(6));
    await shiftClick(user, 4);
    expect(getSelectedIndexes()).toEqual([2, 3, 4, 5, 6]);
  });

  test('selects one row when no other row of the page was clicked before', async () => {
    const user = await openProductList('en');
    await shiftClick(user, 3);
    expect(getSelectedIndexes()).toEqual([3]);
  });

  test('does not select the text of the page', async () => {
    await openProductList('en');
    const mouseDown = createEvent.mouseDown(getCheckbox(1), { shiftKey: true });
    fireEvent(getCheckbox(1), mouseDown);
    expect(mouseDown.defaultPrevented).toBe(true);
    expect(getCheckbox(1)).toHaveFocus();
  });
});
