import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { business } from '#contract/business';
import { localizePath } from '../../routing/paths';
import { languages, words } from '../../testing/browser/languages';
import { requestsMade } from '../../testing/mock-server';
import { renderPage } from '../../testing/render-page';

const sentences = {
  en: {
    moved: 'The piece you are looking for seems to have been moved.',
    home: 'Back to home',
    categories: 'Browse the categories',
  },
  es: {
    moved: 'Parece que la pieza que buscas cambió de lugar.',
    home: 'Volver al inicio',
    categories: 'Ver las categorías',
  },
};

describe.each(languages)('a page that is not there, in %s', (language) => {
  const say = { ...words[language], ...sentences[language] };

  test.each(['/nowhere', '/shop/boards', '/product/1/more', '/%E0%A4%A'])(
    '%s says so',
    async (path) => {
      await renderPage(localizePath(path, language));
      expect(screen.getByRole('heading', { level: 1, name: say.pageNotFound })).toBeVisible();
      expect(screen.getByText(say.moved)).toBeVisible();
      expect(requestsMade()).toEqual([]);
    },
  );

  test('leads home and to the categories', async () => {
    await renderPage(localizePath('/nowhere', language));
    const main = within(screen.getByRole('main'));
    const href = (name: string) => main.getByRole('link', { name }).getAttribute('href');
    expect(href(say.home)).toBe(localizePath('/', language));
    expect(href(say.categories)).toBe(localizePath('/shop-categories', language));
  });

  test('says where the shop is and how to call it', async () => {
    await renderPage(localizePath('/nowhere', language));
    const main = within(screen.getByRole('main'));
    expect(main.getByText(new RegExp(business.address.street))).toBeVisible();
    const phone = main.getByRole('link', { name: business.phone.shown });
    expect(phone).toHaveAttribute('href', `tel:${business.phone.dialled}`);
  });
});
