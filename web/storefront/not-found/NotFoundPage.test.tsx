import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { business } from '#contract/business';
import { localizePath } from '../../routing/paths';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { listRequests } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

const pageTexts = {
  moved: 'The piece you are looking for seems to have been moved.',
  home: 'Back to home',
  categories: 'Browse the categories',
};

describe('the not-found page', () => {
  const texts = { ...storefrontTexts.en, ...pageTexts };

  test.each(['/nowhere', '/shop/boards', '/product/1/more', '/%E0%A4%A'])(
    'is shown for %s',
    async (path) => {
      await visitPage(localizePath(path, 'en'));
      expect(screen.getByRole('heading', { level: 1, name: texts.pageNotFound })).toBeVisible();
      expect(screen.getByText(texts.moved)).toBeVisible();
      expect(listRequests()).toEqual([]);
    },
  );

  test('links to the home page and the categories', async () => {
    await visitPage(localizePath('/nowhere', 'en'));
    const main = within(screen.getByRole('main'));
    const href = (name: string) => main.getByRole('link', { name }).getAttribute('href');
    expect(href(texts.home)).toBe(localizePath('/', 'en'));
    expect(href(texts.categories)).toBe(localizePath('/shop-categories', 'en'));
  });

  test('shows the address and phone number', async () => {
    await visitPage(localizePath('/nowhere', 'en'));
    const main = within(screen.getByRole('main'));
    expect(main.getByText(new RegExp(business.address.street))).toBeVisible();
    const phone = main.getByRole('link', { name: business.phone.display });
    expect(phone).toHaveAttribute('href', `tel:${business.phone.e164}`);
  });
});
