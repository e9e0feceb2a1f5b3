import { describe, expect, onTestFinished, test } from 'vitest';
import { rememberLanguage } from '../i18n/remembered-language';
import { afterSignIn, backOfficePaths } from './back-office-paths';
import { findPage } from './pages';

test.each(Object.values(backOfficePaths).map((path) => path()))(
  '%s is an address of the back office, in the language that was chosen last',
  (pathname) => {
    onTestFinished(() => localStorage.clear());
    for (const language of ['es', 'en'] as const) {
      rememberLanguage(language);
      const { page, address } = findPage(pathname, '');
      expect([page.pattern, address.language]).toEqual(['/admin/*', language]);
    }
  },
);

describe('a sign-in leads', () => {
  test.each(['/admin/media', '/admin/media?folder=x#top', '/admin', '/admin/logins'])(
    'on to %s',
    (next) => {
      const { search } = new URL(backOfficePaths.signIn(next), 'http://shop.test');
      expect(afterSignIn(search)).toBe(next);
    },
  );

  test.each([
    '',
    'https://elsewhere.example/admin',
    '//elsewhere.example/admin',
    '/administration',
    '/admin/login',
    '/admin/login?next=/admin/login',
    '/shop',
    'javascript:alert(1)',
  ])('to the dashboard and not to %j', (next) => {
    expect(afterSignIn(`?${new URLSearchParams({ next })}`)).toBe('/admin');
  });
});
