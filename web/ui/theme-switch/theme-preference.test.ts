import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setCookie } from '../../data/set-cookie';
import { applySavedTheme, setThemePreference } from './theme-preference';

const html = document.documentElement;

beforeEach(() => {
  onTestFinished(() => {
    setThemePreference('system');
    for (const name of ['fonts', 'mytheme']) setCookie(name, '');
  });
});

test('applySavedTheme applies the theme from the cookie', () => {
  setCookie('fonts', 'kept');
  setCookie('theme', 'dark');
  applySavedTheme();
  expect(html).toHaveAttribute('data-theme', 'dark');
});

test.each([
  ['theme', 'purple'],
  ['mytheme', 'dark'],
  ['fonts', 'kept'],
])('applySavedTheme ignores the cookie %s=%s', (name, value) => {
  setCookie(name, value);
  applySavedTheme();
  expect(html).not.toHaveAttribute('data-theme');
});

test('setThemePreference forgets the pages on the device, which have the previous theme', () => {
  const forget = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: forget });
  onTestFinished(() => void vi.unstubAllGlobals());
  setThemePreference('dark');
  expect(forget).toHaveBeenCalledWith('pages');
});
