import { expect, onTestFinished, test } from 'vitest';
import { savePreferredLanguage } from '../i18n/preferred-language';
import { backOfficePaths } from '../routing/back-office-paths';
import { paths } from '../routing/paths';
import { findPage } from './pages';

test.each([
  ['/', '/'],
  ['/es/shop', '/shop'],
  ['/shop/', '/shop'],
  ['/en/shop-categories', '/shop-categories'],
  ['/product', '/product/:id?'],
  ['/es/product/7', '/product/:id?'],
  ['/en/faq', '/faq'],
  ['/es/recipes', '/recipes'],
  ['/restoration', '/restoration'],
  ['/es/unsubscribe', '/unsubscribe'],
  ['/product/7/more', '*'],
  ['/es/admin', '*'],
  ['/administration', '*'],
])('findPage of %s returns the page %s', (pathname, pattern) => {
  expect(findPage(pathname, '').page.path).toBe(pattern);
});

test.each(Object.values(backOfficePaths).map((path) => path()))(
  'findPage of %s returns the back office in the preferred language',
  (pathname) => {
    onTestFinished(() => localStorage.clear());
    for (const language of ['es', 'en'] as const) {
      savePreferredLanguage(language);
      const { page, url } = findPage(pathname, '');
      expect([page.path, url.language]).toEqual(['/admin/*', language]);
    }
  },
);

test('findPage decodes the subject of paths.contact', () => {
  const subject = 'Fiesta & más: ¿cuándo?';
  const { search } = findPage('/contact', new URL(paths.contact(subject), 'http://x').search).url;
  expect(search.get('subject')).toBe(subject);
});
