import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { holdBack } from '../../testing/hold-back';
import { productTable, requestsMade } from '../../testing/mock-server';
import {
  adds,
  bareProducts,
  openBulk,
  openSelected,
  pageIn,
  picturesOf,
} from './testing/open-bulk';
import { sentences } from './testing/sentences';

describe('bulk images', () => {
  const say = sentences.en;
  const { product, picture, assign } = pageIn('en');
  const report = () => screen.findByRole('region', { name: say.notDone });

  test('are added to every product in the order they were selected, and the first becomes primary', async () => {
    const { user, bare } = await openSelected('en');
    expect(picture('1.*Garden Board')).toBeChecked();
    await user.click(assign());
    expect(await screen.findByText(say.added)).toBeVisible();
    const [first] = bare;
    if (!first) throw new Error('The demo shop sells nothing.');
    await waitFor(() => expect(product(first)).not.toBeChecked());
    expect(picture('Garden Board')).not.toBeChecked();
    expect(bare.map(picturesOf)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
    expect(screen.queryByRole('region', { name: say.notDone })).toBeNull();
    const row = product(first).closest('li');
    await waitFor(() => expect(row).toHaveTextContent(say.hasImages));
  });

  test('are assigned by the keyboard alone', async () => {
    const user = await openBulk({ language: 'en', prepare: () => void bareProducts(1) });
    const [bare] = productTable().list;
    if (!bare) throw new Error('The demo shop sells nothing.');
    product(bare).focus();
    await user.keyboard(' ');
    picture('Garden Board').focus();
    await user.keyboard(' ');
    assign().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(product(bare)).not.toBeChecked());
    expect(picturesOf(bare)).toEqual(['Garden Board*']);
  });

  test('are added once, however often that is pressed', async () => {
    const { bare } = await openSelected('en');
    act(() => {
      assign().click();
      assign().click();
    });
    expect(await screen.findByText(say.added)).toBeVisible();
    expect(requestsMade().filter((address) => address.endsWith('/images'))).toHaveLength(
      // Each product is asked for its images once more, to make the first of them the primary one.
      bare.length * 3,
    );
    expect(screen.queryByRole('region', { name: say.notDone })).toBeNull();
  });

  test('show how far they are, and can be called off', async () => {
    const { user, bare } = await openSelected('en');
    const answer = holdBack('post', adds);
    await user.click(assign());
    expect(await screen.findByRole('progressbar', { name: say.progress })).toHaveValue(0);
    expect(screen.getByText(say.of(0, 4))).toBeVisible();
    await user.click(screen.getByRole('button', { name: say.cancel }));
    expect(assign()).toHaveFocus();
    answer();
    const told = within(await report());
    expect(told.getByRole('heading')).toHaveFocus();
    expect(told.queryByRole('listitem')).toBeNull();
    expect(bare.map(picturesOf)).toEqual([['Garden Board*'], ['Garden Board*']]);
    await user.click(told.getByRole('button', { name: say.again }));
    await waitFor(() => expect(picture('Garden Board')).not.toBeChecked());
    expect(bare.map(picturesOf)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
  });
});

test('whoever closes the page while images are assigned is asked', async () => {
  const user = await openBulk({ prepare: () => void bareProducts(1) });
  const { product, picture, assign } = pageIn('en');
  const [bare] = productTable().list;
  if (!bare) throw new Error('The demo shop sells nothing.');
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.click(product(bare));
  await user.click(picture('Garden Board'));
  expect(isAsked()).toBe(false);
  const answer = holdBack('post', adds);
  await user.click(assign());
  await screen.findByRole('progressbar', { name: 'Images assigned' });
  expect(isAsked()).toBe(true);
  answer();
  await screen.findByText('1 image added to 1 product');
  expect(isAsked()).toBe(false);
});
