import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitPage } from '../../testing/visit-page';

const getLanguageLink = (name: string) =>
  within(screen.getByRole('banner')).getByRole('link', { name });

test.each([
  ['/', '/es'],
  ['/en', '/es'],
  ['/shop?category=boards&page=2#content', '/es/shop?category=boards&page=2#content'],
  ['/en/shop?page=2', '/es/shop?page=2'],
  ['/product/0', '/es/product/0'],
  ['/nowhere?a=b', '/es/nowhere?a=b'],
])('<LanguageSwitch> links %s to %s in Spanish', async (english, spanish) => {
  await visitPage(english);
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(getLanguageLink('Español')).toHaveAttribute('href', spanish);
  expect(getLanguageLink('Español')).toHaveAttribute('lang', 'es');
});

test.each([
  ['/es', '/'],
  ['/es/', '/'],
  ['/es/shop?category=boards&page=2#content', '/shop?category=boards&page=2#content'],
  ['/es/contact?subject=Hola', '/contact?subject=Hola'],
])('<LanguageSwitch> links %s to %s in English', async (spanish, english) => {
  await visitPage(spanish);
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  expect(getLanguageLink('English')).toHaveAttribute('href', english);
  expect(getLanguageLink('English')).toHaveAttribute('lang', 'en');
});

test('<LanguageSwitch> saves the chosen language in localStorage', async () => {
  const user = await visitPage('/contact');
  const preventNavigation = (event: Event) => event.preventDefault();
  document.addEventListener('click', preventNavigation, { once: true });
  await user.click(getLanguageLink('Español'));
  expect(localStorage.getItem('language')).toBe('es');
});
