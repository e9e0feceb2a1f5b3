import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { categories } from '#contract/category';
import { localizePath } from '../../routing/paths';
import { resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

const texts = { title: 'Shop by category', all: 'See all products' };

describe('page "/shop-categories"', () => {
  const shopUrl = localizePath('/shop', 'en');

  test('links three categories to the filtered shop page', async () => {
    await visitPage(localizePath('/shop-categories', 'en'));
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    for (const { slug, name } of categories.slice(0, 3)) {
      expect(screen.getByRole('heading', { level: 2, name: name.en })).toBeVisible();
      expect(screen.getByRole('link', { name: name.en })).toHaveAttribute(
        'href',
        `${shopUrl}?category=${slug}`,
      );
    }
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });

  test('links to all products', async () => {
    const user = await visitPage(localizePath('/shop-categories', 'en'));
    await user.click(screen.getByRole('link', { name: texts.all }));
    expect(await screen.findAllByRole('article')).toHaveLength(9);
  });
});

test('page "/shop-categories" shows no images if the featured products fail to load', async () => {
  resetMockServer('server-error:featured-products');
  await visitPage('/shop-categories');
  expect(screen.getByRole('link', { name: 'Charcuterie Boards' })).toBeVisible();
  expect(screen.getByRole('main').querySelector('img')).toBeNull();
});
