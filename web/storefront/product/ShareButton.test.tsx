import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findProductByName } from '../../testing/demo-data';
import { visitPage } from '../../testing/visit-page';

const board = findProductByName('Mediterranean Board');
const box = findProductByName('Artisan Gift Box');

const share = vi.fn<(link: ShareData) => Promise<void>>();

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  share.mockReset();
});

async function clickShare(path: string): Promise<void> {
  const user = await visitPage(path);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await user.click(screen.getByRole('button', { name: /^Share: / }));
}

describe('<ShareButton>', () => {
  test('shares a link to the chosen size', async () => {
    await clickShare(`/product/${board.id}?size=large`);
    const url = `${location.origin}/product/${board.id}?size=large`;
    await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: board.name, url }));
  });

  test('shares a product with one option without a size', async () => {
    await clickShare(`/product/${box.id}`);
    const url = `${location.origin}/product/${box.id}`;
    await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: box.name, url }));
  });

  test('without a share dialog copies the link and says so', async () => {
    const user = await visitPage(`/product/${box.id}`);
    await user.click(screen.getByRole('button', { name: /^Share: / }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/product/${box.id}`);
  });

  test('shows the link where it can be neither shared nor copied', async () => {
    const user = await visitPage(`/product/${box.id}`);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Not allowed', 'NotAllowedError'),
    );
    await user.click(screen.getByRole('button', { name: /^Share: / }));
    expect(await screen.findByText('Copy this link to share it')).toBeVisible();
    expect(screen.getByText(`${location.origin}/product/${box.id}`)).toBeVisible();
  });
});
