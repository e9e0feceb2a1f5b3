import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepCookie } from '../../data/keep-cookie';
import { applyKeptTheme, chooseTheme } from './theme-choice';

const html = document.documentElement;

beforeEach(() => {
  onTestFinished(() => {
    chooseTheme('system');
    for (const name of ['fonts', 'mytheme']) keepCookie(name, '');
  });
});

test('applySavedTheme applies the theme from the cookie', () => {
  keepCookie('fonts', 'kept');
  keepCookie('theme', 'dark');
  applyKeptTheme();
  expect(html).toHaveAttribute('data-theme', 'dark');
});

test.each([
  ['theme', 'purple'],
  ['mytheme', 'dark'],
  ['fonts', 'kept'],
])('applySavedTheme ignores the cookie %s=%s', (name, value) => {
  keepCookie(name, value);
  applyKeptTheme();
  expect(html).not.toHaveAttribute('data-theme');
});
