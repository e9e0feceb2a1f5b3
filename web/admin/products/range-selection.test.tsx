import { createEvent, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openList, productList } from './testing/open-list';

const { table } = productList('en');
const boxes = () => table().getAllByRole('checkbox', { name: /^Select / });

/** Indexes from 0. */
const readSelected = (): number[] =>
  boxes().flatMap((box, index) => (box.matches(':checked') ? [index] : []));

const boxAt = (index: number): HTMLElement => boxes()[index] ?? document.body;

async function shiftClick(user: UserEvent, index: number): Promise<void> {
  await user.keyboard('{Shift>}');
  await user.click(boxAt(index));
  await user.keyboard('{/Shift}');
}

describe('useRangeSelection: Shift-click on a product checkbox', () => {
  test('selects or deselects every row from the last clicked one', async () => {
    const user = await openList('en');
    await user.click(boxAt(2));
    await shiftClick(user, 5);
    expect(readSelected()).toEqual([2, 3, 4, 5]);
    await shiftClick(user, 4);
    expect(readSelected()).toEqual([2, 3]);
    await user.click(boxAt(6));
    await shiftClick(user, 4);
    expect(readSelected()).toEqual([2, 3, 4, 5, 6]);
  });

  test('selects one row when no other row of the page was clicked before', async () => {
    const user = await openList('en');
    await shiftClick(user, 3);
    expect(readSelected()).toEqual([3]);
  });

  test('does not select the text of the page', async () => {
    await openList('en');
    const press = createEvent.mouseDown(boxAt(1), { shiftKey: true });
    fireEvent(boxAt(1), press);
    expect(press.defaultPrevented).toBe(true);
    expect(boxAt(1)).toHaveFocus();
  });
});
