import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { categories } from '#contract/category';
import { localizePath } from '../../routing/paths';
import { languages } from '../../testing/browser/languages';
import { openShop } from '../../testing/mock-server';
import { renderPage } from '../../testing/render-page';

const sentences = {
  en: { title: 'Shop by category', all: 'See all products' },
  es: { title: 'Compra por categoría', all: 'Ver todos los productos' },
};

describe.each(languages)('the categories, in %s', (language) => {
  const say = sentences[language];
  const shop = localizePath('/shop', language);

  test('are three, each leading to its part of the shop', async () => {
    await renderPage(localizePath('/shop-categories', language));
    expect(screen.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    for (const { slug, name } of categories.slice(0, 3)) {
      expect(screen.getByRole('heading', { level: 2, name: name[language] })).toBeVisible();
      expect(screen.getByRole('link', { name: name[language] })).toHaveAttribute(
        'href',
        `${shop}?category=${slug}`,
      );
    }
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });

  test('lead to all products', async () => {
    const user = await renderPage(localizePath('/shop-categories', language));
    await user.click(screen.getByRole('link', { name: say.all }));
    expect(await screen.findAllByRole('article')).toHaveLength(9);
  });
});

test('the categories are there without a picture when no product is featured', async () => {
  openShop('server-error:featured-products');
  await renderPage('/shop-categories');
  expect(screen.getByRole('link', { name: 'Charcuterie Boards' })).toBeVisible();
  expect(screen.getByRole('main').querySelector('img')).toBeNull();
});
