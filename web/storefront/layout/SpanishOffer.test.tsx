import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { visitPage } from '../../testing/visit-page';

const question = '¿Prefieres español?';

function setBrowserLanguage(language: string): void {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
}

describe('<SpanishOffer>', () => {
  beforeEach(() => {
    localStorage.removeItem('language');
    vi.restoreAllMocks();
  });

  test('links an English page to the same page in Spanish when the browser asks for Spanish', async () => {
    setBrowserLanguage('es-MX');
    await visitPage('/shop?category=boards#content');
    const link = await screen.findByRole('link', { name: question });
    expect(link).toHaveAttribute('href', '/es/shop?category=boards#content');
    expect(link).toHaveAttribute('hreflang', 'es');
  });

  test('remembers that it was dismissed', async () => {
    setBrowserLanguage('es-MX');
    const user = await visitPage('/contact');
    await screen.findByRole('link', { name: question });
    await user.click(screen.getByRole('button', { name: 'No, gracias' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: question })).toBeNull());
    expect(localStorage.getItem('language')).toBe('en');
  });

  test.each([
    ['/contact', 'en-US', ''],
    ['/contact', 'es-MX', 'en'],
    ['/es/contact', 'es-MX', ''],
  ])(
    'says nothing on %s in a browser for %s with the saved language ‘%s’',
    async (path, browser, saved) => {
      setBrowserLanguage(browser);
      localStorage.setItem('language', saved);
      await visitPage(path);
      await import('./SpanishOfferLine');
      await waitFor(() => expect(screen.getByRole('contentinfo')).toBeVisible());
      expect(screen.queryByRole('link', { name: question })).toBeNull();
    },
  );
});
