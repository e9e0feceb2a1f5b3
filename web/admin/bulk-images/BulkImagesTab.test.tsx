import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { productImageRules } from '#contract/product-image-writes';
import { languages } from '../../testing/browser/languages';
import { holdBack } from '../../testing/hold-back';
import { mockServer, productTable, requestsMade } from '../../testing/mock-server';
import { declineSignIn } from '../../testing/sign-in-again';
import { bareProducts, openBulk, pageIn, picturesOf } from './testing/open-bulk';
import { sentences } from './testing/sentences';

const adds = '/api/products/:id/images';

const answers = (method: 'get' | 'post' | 'put', path: string, status = 500) =>
  mockServer.use(http[method](`*${path}`, () => new HttpResponse(null, { status })));

describe.each(languages)('bulk images, in %s', (language) => {
  const say = sentences[language];
  const { product, picture, assign } = pageIn(language);
  const report = () => screen.findByRole('region', { name: say.notDone });

  /** Opens the page with two products without images; both are selected, and two pictures, the second one first. */
  async function openSelected(prepare = () => {}) {
    const user = await openBulk({ language, prepare: () => void bareProducts(2) });
    const bare = productTable().list.slice(0, 2);
    for (const each of bare) await user.click(product(each));
    await user.click(picture('Garden Board'));
    await user.click(picture('Classic Board'));
    prepare();
    return { user, bare };
  }

  test('asks for a product and an image where either is missing', async () => {
    const user = await openBulk({ language });
    await user.click(assign());
    expect(await screen.findByText(say.nothingChosen)).toBeVisible();
    expect(requestsMade().filter((address) => address.endsWith('/images'))).toEqual([]);
  });

  test('are added to every product in the order they were selected, and the first becomes primary', async () => {
    const { user, bare } = await openSelected();
    expect(picture('1.*Garden Board')).toBeChecked();
    await user.click(assign());
    expect(await screen.findByText(say.added)).toBeVisible();
    const [first] = bare;
    if (!first) throw new Error('The demo shop sells nothing.');
    await waitFor(() => expect(product(first)).not.toBeChecked());
    expect(picture('Garden Board')).not.toBeChecked();
    expect(bare.map(picturesOf)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
    expect(screen.queryByRole('region', { name: say.notDone })).toBeNull();
    const row = product(first).closest('li');
    await waitFor(() => expect(row).toHaveTextContent(say.hasImages));
  });

  test('are assigned by the keyboard alone', async () => {
    const user = await openBulk({ language, prepare: () => void bareProducts(1) });
    const [bare] = productTable().list;
    if (!bare) throw new Error('The demo shop sells nothing.');
    product(bare).focus();
    await user.keyboard(' ');
    picture('Garden Board').focus();
    await user.keyboard(' ');
    assign().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(product(bare)).not.toBeChecked());
    expect(picturesOf(bare)).toEqual(['Garden Board*']);
  });

  test('that a product has already are told of, stay selected, and can be tried again', async () => {
    const { user, bare } = await openSelected();
    const [first] = bare;
    if (!first) throw new Error('The demo shop sells nothing.');
    const kept = productTable().find(first.id);
    const file = productTable().list.find(({ name }) => name === 'Garden Board')?.image?.publitioId;
    if (!kept || !file) throw new Error('The demo shop has lost its Garden Board.');
    const shown = { id: 990, fileId: file, altText: null, position: 0, isPrimary: true };
    productTable().put({ ...kept, images: [shown] });

    await user.click(assign());
    expect(await screen.findByText(say.addedSome)).toBeVisible();
    expect(screen.getByText(say.oneFailed)).toBeVisible();
    const told = within(await report());
    expect(told.getAllByRole('listitem')).toHaveLength(1);
    expect(told.getByText(productImageRules.shownAlready[language])).toBeVisible();
    expect(product(first)).toBeChecked();
    expect(picture('Garden Board')).toBeChecked();

    productTable().put({ ...kept, images: [] });
    await user.click(told.getByRole('button', { name: say.again }));
    await waitFor(() => expect(picturesOf(first)).toEqual(['Garden Board*']));
    await waitFor(() => expect(product(first)).not.toBeChecked());
    expect(screen.queryByRole('region', { name: say.notDone })).toBeNull();
  });

  test('of which none could be added leave everything as it was', async () => {
    const { user, bare } = await openSelected(() => answers('post', adds));
    await user.click(assign());
    expect(await screen.findByText(say.noneAdded)).toBeVisible();
    expect(within(await report()).getAllByText(say.notAdded)).toHaveLength(4);
    for (const each of bare) expect(product(each)).toBeChecked();
    expect(bare.flatMap(picturesOf)).toEqual([]);
  });

  test('say so where the shop could not be reached', async () => {
    const { user } = await openSelected(() => {
      mockServer.use(http.post(`*${adds}`, () => HttpResponse.error()));
    });
    await user.click(assign());
    expect(within(await report()).getAllByText(say.unreachable)).toHaveLength(4);
  });

  test('tell of a primary image that could not be set, which can be tried again by itself', async () => {
    const { user, bare } = await openSelected(() => answers('put', '/primary'));
    await user.click(assign());
    expect(await screen.findByText(say.broken)).toBeVisible();
    const told = within(await report());
    expect(told.getAllByText(say.notPrimary)).toHaveLength(2);
    expect(bare.map(picturesOf)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
  });

  test('are not gone on with once nobody is signed in any more', async () => {
    const { user } = await openSelected(() => answers('post', adds, 401));
    await user.click(assign());
    await declineSignIn(user);
    const told = within(await report());
    expect(told.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(told.getByRole('heading')).toHaveFocus());
  });

  test('show how far they are, and can be called off', async () => {
    const { user, bare } = await openSelected();
    const answer = holdBack('post', adds);
    await user.click(assign());
    expect(await screen.findByRole('progressbar', { name: say.progress })).toHaveValue(0);
    expect(screen.getByText(say.of(0, 4))).toBeVisible();
    await user.click(screen.getByRole('button', { name: say.cancel }));
    answer();
    const told = within(await report());
    expect(told.queryByRole('listitem')).toBeNull();
    expect(bare.map(picturesOf)).toEqual([['Garden Board*'], ['Garden Board*']]);
    await user.click(told.getByRole('button', { name: say.again }));
    await waitFor(() => expect(picture('Garden Board')).not.toBeChecked());
    expect(bare.map(picturesOf)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
  });

  test('are for all products that a search found, or for none', async () => {
    const user = await openBulk({ language });
    const all = productTable().list.length;
    await user.click(screen.getByRole('button', { name: say.selectAll }));
    expect(screen.getByText(say.selected(all))).toBeVisible();
    const [, ...others] = screen.getAllByRole('button', { name: say.deselectAll });
    expect(others).toHaveLength(1);
    await user.click(
      within(screen.getByRole('region', { name: say.products })).getByRole('button', {
        name: say.deselectAll,
      }),
    );
    expect(screen.getByText(say.selected(0))).toBeVisible();
  });

  test('say so where the products could not be read', async () => {
    await openBulk({ language, prepare: () => answers('get', '/api/products') });
    expect(screen.getByText(say.notFetched)).toBeVisible();
  });

  test('say so where the pictures could not be read', async () => {
    await openBulk({ language, prepare: () => answers('get', '/api/media/files') });
    expect(screen.getByText(say.picturesFailed)).toBeVisible();
  });

  test('say so where there are no pictures', async () => {
    await openBulk({
      language,
      prepare: () =>
        mockServer.use(http.get('*/api/media/files', () => HttpResponse.json({ files: [] }))),
    });
    expect(screen.getByText(say.emptyFolder)).toBeVisible();
  });
});

test('whoever closes the page while images are assigned is asked', async () => {
  const user = await openBulk({ prepare: () => void bareProducts(1) });
  const { product, picture, assign } = pageIn('en');
  const [bare] = productTable().list;
  if (!bare) throw new Error('The demo shop sells nothing.');
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.click(product(bare));
  await user.click(picture('Garden Board'));
  expect(isAsked()).toBe(false);
  const answer = holdBack('post', adds);
  await user.click(assign());
  await screen.findByRole('progressbar', { name: 'Images assigned' });
  expect(isAsked()).toBe(true);
  answer();
  await screen.findByText('1 image added to 1 product');
  expect(isAsked()).toBe(false);
});

test('of thousands of products a page at a time is drawn, and all can be selected', async () => {
  const user = await openBulk({ scenarios: ['large-catalogue'] });
  const list = () =>
    within(screen.getByRole('list', { name: 'Products' })).getAllByRole('checkbox');
  expect(list()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  const count = productTable().list.length;
  expect(count).toBeGreaterThan(400);
  expect(screen.getByText(`${count.toLocaleString('en-US')} selected`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(list().every((box) => box instanceof HTMLInputElement && box.checked)).toBe(true);
});

test('what is assigned goes on while another tab is open', async () => {
  const user = await openBulk({ prepare: () => void bareProducts(1) });
  const { product, picture, assign } = pageIn('en');
  const [bare] = productTable().list;
  if (!bare) throw new Error('The demo shop sells nothing.');
  await user.click(product(bare));
  await user.click(picture('Garden Board'));
  const answer = holdBack('post', adds);
  await user.click(assign());
  await screen.findByRole('progressbar', { name: 'Images assigned' });
  await user.click(screen.getByRole('tab', { name: 'Products' }));
  answer();
  expect(await screen.findByText('1 image added to 1 product')).toBeVisible();
  expect(picturesOf(bare)).toEqual(['Garden Board*']);
});
