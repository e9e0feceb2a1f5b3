import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page';

const switchTo = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name });

test.each([
  ['/', '/es'],
  ['/en', '/es'],
  ['/shop?category=boards&page=2#content', '/es/shop?category=boards&page=2#content'],
  ['/en/shop?page=2', '/es/shop?page=2'],
  ['/product/0', '/es/product/0'],
  ['/nowhere?a=b', '/es/nowhere?a=b'],
])('<LanguageSwitch> links %s to %s in Spanish', async (english, spanish) => {
  await renderPage(english);
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(switchTo('Español')).toHaveAttribute('href', spanish);
  expect(switchTo('Español')).toHaveAttribute('lang', 'es');
});

test.each([
  ['/es', '/'],
  ['/es/', '/'],
  ['/es/shop?category=boards&page=2#content', '/shop?category=boards&page=2#content'],
  ['/es/contact?subject=Hola', '/contact?subject=Hola'],
])('<LanguageSwitch> links %s to %s in English', async (spanish, english) => {
  await renderPage(spanish);
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  expect(switchTo('English')).toHaveAttribute('href', english);
  expect(switchTo('English')).toHaveAttribute('lang', 'en');
});

test('<LanguageSwitch> saves the chosen language in localStorage', async () => {
  const user = await renderPage('/contact');
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay, { once: true });
  await user.click(switchTo('Español'));
  expect(localStorage.getItem('language')).toBe('es');
});
