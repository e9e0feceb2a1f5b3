import { expect, onTestFinished, test, vi } from 'vitest';
import { shareLink } from './share';

const link = { title: 'A wishlist', url: 'https://lahiguera.example/wishlist?share=7' };

function stubNavigator(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

const rejectWith = (name: string) => () => Promise.reject(new DOMException('No.', name));

test('share does not copy the link when the user cancels the share dialog', async () => {
  const writeText = vi.fn();
  stubNavigator('share', rejectWith('AbortError'));
  stubNavigator('clipboard', { writeText });
  expect(await shareLink(link)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test('share copies the link when sharing is not allowed', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  stubNavigator('share', rejectWith('NotAllowedError'));
  stubNavigator('clipboard', { writeText });
  expect(await shareLink(link)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(link.url);
});

test("share returns 'unavailable' when neither sharing nor copying is allowed", async () => {
  stubNavigator('share', undefined);
  stubNavigator('clipboard', { writeText: rejectWith('NotAllowedError') });
  expect(await shareLink(link)).toBe('unavailable');
});

test('share rethrows programming errors', async () => {
  stubNavigator('share', () => Promise.reject(new TypeError('a bug')));
  await expect(shareLink(link)).rejects.toThrow(TypeError);
});
