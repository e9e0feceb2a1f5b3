import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localizePath } from '../../routing/paths';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { getCurrentUrl } from '../../testing/current-url';
import { openPage, visitPage } from '../../testing/visit-page';
import { allergyWarning } from '../faq/allergy-warning';

const pageTexts = {
  field: 'Search the shop',
  search: 'Search',
  fig: 'fig',
  figResults: '“fig”: 11 products',
  figResultsInBoards: '“fig”: 5 products',
  noResults: '“xyzzy”: no products',
  title: 'Search: “fig” | La Higuera',
  tryAnotherWord: 'Try another word, such as cheese, fig or wedding.',
  noNuts: 'no nuts',
  allCarryNuts: 'All our listed boards carry nuts; we make these without: tell us when you order.',
  onRequest: 'We make these without, on request',
  near: 'The nearest we have',
  ask: 'Ask us for it',
  contactLink: 'Tell us what to leave out',
  subject: 'subject=A+board+without+nuts',
  noPork: 'without pork',
  withoutPorkResults: '“without pork”: 6 products',
  excludedPork: 'We left out what lists pork.',
  loading: 'Loading…',
};

describe('<ShopSearch>', () => {
  const texts = { ...storefrontTexts.en, ...pageTexts };
  const shopUrl = localizePath('/shop', 'en');
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  test('lists results with their number and focuses the heading', async () => {
    const user = await visitPage(shopUrl);
    await user.type(screen.getByRole('searchbox', { name: texts.field }), `  ${texts.fig}{Enter}`);
    await waitFor(async () => expect(await heading(texts.figResults)).toHaveFocus());
    expect(getCurrentUrl()).toBe(`${shopUrl}?q=${texts.fig}`);
    expect(screen.getByText(texts.showing(1, 9, 11))).toBeVisible();
    expect(screen.getByRole('searchbox', { name: texts.field })).toHaveValue(texts.fig);
    expect(document.title).toBe(texts.title);
  });

  test('answers a question with links to the FAQ, above all products of the place', async () => {
    await visitPage(`${shopUrl}?q=delivery%20Pasadena`);
    const answer = await screen.findByRole('link', { name: /Where do you deliver/ });
    expect(answer).toHaveAttribute('href', '/faq#delivery');
    expect(screen.getByText('We deliver to Pasadena for $35.00.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(9);
  });

  test('shows only the answer if no product is searched', async () => {
    await visitPage(`${shopUrl}?q=leftovers`);
    expect(await screen.findByRole('link', { name: /How do I keep a board/ })).toBeVisible();
    expect(await heading('“leftovers”')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText(texts.tryAnotherWord)).toBeNull();
  });

  test('combines with pagination and categories', async () => {
    const user = await visitPage(`${shopUrl}?q=${texts.fig}`);
    await user.click(screen.getByRole('link', { name: texts.page(2) }));
    expect(await screen.findByText(texts.showing(10, 11, 11))).toBeVisible();
    expect(getCurrentUrl()).toBe(`${shopUrl}?q=${texts.fig}&page=2`);
    await user.click(screen.getByRole('link', { name: texts.boards }));
    expect(await heading(texts.figResultsInBoards)).toBeVisible();
    expect(getCurrentUrl()).toBe(`${shopUrl}?category=boards&q=${texts.fig}`);
  });

  test('keeps the category in a new search', async () => {
    const user = await visitPage(`${shopUrl}?category=boards`);
    const form = within(screen.getByRole('main'));
    await user.type(form.getByRole('searchbox'), texts.fig);
    await user.click(form.getByRole('button', { name: texts.search }));
    expect(await heading(texts.figResultsInBoards)).toBeVisible();
  });

  test('shows an empty state with a link to all products', async () => {
    const user = await visitPage(`${shopUrl}?q=xyzzy`);
    expect(await heading(texts.noResults)).toBeVisible();
    expect(screen.getByRole('heading', { name: texts.noProducts })).toBeVisible();
    expect(screen.getByText(texts.tryAnotherWord)).toBeVisible();
    const near = within(screen.getByRole('region', { name: texts.near }));
    expect(near.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('link', { name: texts.ask })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact\?subject=.*xyzzy/),
    );
    await user.click(screen.getByText(texts.resetFilters));
    expect(await heading(texts.nav.shop)).toBeVisible();
    expect(getCurrentUrl()).toBe(shopUrl);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('lists for "no nuts" only what is made without, apart, and links to the contact form', async () => {
    await visitPage(`${shopUrl}?q=${encodeURIComponent(texts.noNuts)}`);
    expect(await screen.findByText(texts.allCarryNuts)).toBeVisible();
    expect(screen.getByText(allergyWarning.en)).toBeVisible();
    expect(await heading(`“${texts.noNuts}”`)).toBeVisible();
    const onRequest = within(screen.getByRole('region', { name: texts.onRequest }));
    expect(onRequest.getAllByRole('article')).toHaveLength(17);
    expect(screen.getAllByRole('article')).toHaveLength(17);
    expect(screen.queryByText('Dessert Board')).toBeNull();
    expect(screen.queryByText(texts.tryAnotherWord)).not.toBeInTheDocument();
    const contactLink = screen.getByRole('link', { name: texts.contactLink });
    expect(contactLink).toHaveAttribute('href', localizePath(`/contact?${texts.subject}`, 'en'));
  });

  test('lists products without pork and names the exclusion', async () => {
    await visitPage(`${shopUrl}?q=${encodeURIComponent(texts.noPork)}`);
    expect(await heading(texts.withoutPorkResults)).toBeVisible();
    expect(screen.getByText(texts.excludedPork)).toBeVisible();
    expect(screen.getByText(allergyWarning.en)).toBeVisible();
    const onRequest = within(screen.getByRole('region', { name: texts.onRequest }));
    expect(screen.getAllByRole('article')).toHaveLength(
      6 + onRequest.getAllByRole('article').length,
    );
  });

  test('suggests other words if nothing but the exclusion matches', async () => {
    await visitPage(`${shopUrl}?q=${encodeURIComponent(`xyzzy ${texts.noPork}`)}`);
    expect(await screen.findByText(texts.tryAnotherWord)).toBeVisible();
    expect(screen.getByText(allergyWarning.en)).toBeVisible();
  });

  test('shows a loading state while the search code loads', async () => {
    await openPage(`${shopUrl}?q=${texts.fig}`);
    expect(screen.getByText(texts.loading)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: texts.noProducts })).not.toBeInTheDocument();
    expect(await heading(texts.figResults)).toBeVisible();
  });

  test('is a GET form that works without JavaScript', async () => {
    await visitPage(`${shopUrl}?category=boards&q=${texts.fig}`);
    const form = within(screen.getByRole('main')).getByRole('searchbox').closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', shopUrl);
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      category: 'boards',
      q: texts.fig,
    });
  });
});

test('page "/shop?q=" is noindex without a canonical link', async () => {
  await visitPage('/shop?q=fig');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});
