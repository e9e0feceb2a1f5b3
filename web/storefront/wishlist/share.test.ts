import { expect, onTestFinished, test, vi } from 'vitest';
import { share } from './share';

const link = { title: 'A wishlist', url: 'https://lahiguera.example/wishlist?share=7' };

function give(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

const refusing = (name: string) => () => Promise.reject(new DOMException('No.', name));

test('who thinks better of sharing is not given a copy instead', async () => {
  const writeText = vi.fn();
  give('share', refusing('AbortError'));
  give('clipboard', { writeText });
  expect(await share(link)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test('what may not be shared is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  give('share', refusing('NotAllowedError'));
  give('clipboard', { writeText });
  expect(await share(link)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(link.url);
});

test('what may neither be shared nor copied is said to be refused', async () => {
  give('share', undefined);
  give('clipboard', { writeText: refusing('NotAllowedError') });
  expect(await share(link)).toBe('refused');
});

test('a fault of ours is not forgiven', async () => {
  give('share', () => Promise.reject(new TypeError('a fault')));
  await expect(share(link)).rejects.toThrow(TypeError);
});
