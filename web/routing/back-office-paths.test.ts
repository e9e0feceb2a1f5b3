import { describe, expect, test } from 'vitest';
import { backOfficePaths, getSignInRedirect } from './back-office-paths';

describe('getSignInRedirect', () => {
  test.each(['/admin/media', '/admin/media?folder=x#top', '/admin', '/admin/logins'])(
    'returns the back-office URL %s',
    (next) => {
      const { search } = new URL(backOfficePaths.signIn(next), 'http://shop.test');
      expect(getSignInRedirect(search)).toBe(next);
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
  ])('returns the dashboard instead of %j', (next) => {
    expect(getSignInRedirect(`?${new URLSearchParams({ next })}`)).toBe('/admin');
  });
});
