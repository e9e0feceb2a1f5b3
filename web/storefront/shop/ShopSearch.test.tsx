import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localizePath } from '../../routing/paths';
import { getCurrentUrl } from '../../testing/addresses';
import { words } from '../../testing/browser/languages';
import { openPage, renderPage } from '../../testing/render-page';
import { tracesWarning } from '../faq/traces-warning';

const sentences = {
  field: 'Search the shop',
  search: 'Search',
  fig: 'fig',
  found: '“fig”: 11 products',
  amongBoards: '“fig”: 5 products',
  none: '“xyzzy”: no products',
  title: 'Search: “fig” | La Higuera',
  tryWord: 'Try another word, such as cheese, fig or wedding.',
  noNuts: 'no nuts',
  allCarryNuts: 'All our listed boards carry nuts; we make any of them without: tell us.',
  contactLink: 'Tell us what to leave out',
  subject: 'subject=A+board+without+nuts',
  noPork: 'without pork',
  foundWithoutPork: '“without pork”: 5 products',
  leftOutPork: 'We left out what lists pork.',
  loading: 'Loading…',
};

describe('<ShopSearch>', () => {
  const say = { ...words.en, ...sentences };
  const shop = localizePath('/shop', 'en');
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  test('lists results with their number and focuses the heading', async () => {
    const user = await renderPage(shop);
    await user.type(screen.getByRole('searchbox', { name: say.field }), `  ${say.fig}{Enter}`);
    await waitFor(async () => expect(await heading(say.found)).toHaveFocus());
    expect(getCurrentUrl()).toBe(`${shop}?q=${say.fig}`);
    expect(screen.getByText(say.showing(1, 9, 11))).toBeVisible();
    expect(screen.getByRole('searchbox', { name: say.field })).toHaveValue(say.fig);
    expect(document.title).toBe(say.title);
  });

  test('combines with pagination and categories', async () => {
    const user = await renderPage(`${shop}?q=${say.fig}`);
    await user.click(screen.getByRole('link', { name: say.page(2) }));
    expect(await screen.findByText(say.showing(10, 11, 11))).toBeVisible();
    expect(getCurrentUrl()).toBe(`${shop}?q=${say.fig}&page=2`);
    await user.click(screen.getByRole('link', { name: say.boards }));
    expect(await heading(say.amongBoards)).toBeVisible();
    expect(getCurrentUrl()).toBe(`${shop}?category=boards&q=${say.fig}`);
  });

  test('keeps the category in a new search', async () => {
    const user = await renderPage(`${shop}?category=boards`);
    const form = within(screen.getByRole('main'));
    await user.type(form.getByRole('searchbox'), say.fig);
    await user.click(form.getByRole('button', { name: say.search }));
    expect(await heading(say.amongBoards)).toBeVisible();
  });

  test('shows an empty state with a link to all products', async () => {
    const user = await renderPage(`${shop}?q=xyzzy`);
    expect(await heading(say.none)).toBeVisible();
    expect(screen.getByRole('heading', { name: say.noProducts })).toBeVisible();
    expect(screen.getByText(say.tryWord)).toBeVisible();
    await user.click(screen.getByText(say.resetFilters));
    expect(await heading(say.nav.shop)).toBeVisible();
    expect(getCurrentUrl()).toBe(shop);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('lists nothing for "no nuts" and links to the contact form', async () => {
    await renderPage(`${shop}?q=${encodeURIComponent(say.noNuts)}`);
    expect(await screen.findByText(say.allCarryNuts)).toBeVisible();
    expect(screen.getByText(tracesWarning.en)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByText(say.tryWord)).not.toBeInTheDocument();
    const contactLink = screen.getByRole('link', { name: say.contactLink });
    expect(contactLink).toHaveAttribute('href', localizePath(`/contact?${say.subject}`, 'en'));
  });

  test('lists products without pork and names the exclusion', async () => {
    await renderPage(`${shop}?q=${encodeURIComponent(say.noPork)}`);
    expect(await heading(say.foundWithoutPork)).toBeVisible();
    expect(screen.getByText(say.leftOutPork)).toBeVisible();
    expect(screen.getByText(tracesWarning.en)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  test('suggests other words if nothing but the exclusion matches', async () => {
    await renderPage(`${shop}?q=${encodeURIComponent(`xyzzy ${say.noPork}`)}`);
    expect(await screen.findByText(say.tryWord)).toBeVisible();
    expect(screen.getByText(tracesWarning.en)).toBeVisible();
  });

  test('shows a loading state before results are known', async () => {
    await openPage(`${shop}?q=${say.fig}`);
    expect(screen.getByText(say.loading)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: say.noProducts })).not.toBeInTheDocument();
    expect(await heading(say.found)).toBeVisible();
  });

  test('is a GET form that works without JavaScript', async () => {
    await renderPage(`${shop}?category=boards&q=${say.fig}`);
    const form = within(screen.getByRole('main')).getByRole('searchbox').closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', shop);
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      category: 'boards',
      q: say.fig,
    });
  });
});

test('page "/shop?q=" is noindex without a canonical link', async () => {
  await renderPage('/shop?q=fig');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});
