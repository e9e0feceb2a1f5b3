import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { productImageRules } from '#contract/products/messages';
import { mockServer, productTable } from '../../testing/mock-server';
import { declineSignIn } from '../../testing/sign-in-again';
import { adds, answers, openSelected, pageIn, picturesOf } from './testing/open-bulk';
import { sentences } from './testing/sentences';

describe('bulk images that fail', () => {
  const say = sentences.es;
  const { product, picture, assign } = pageIn('es');
  const report = () => screen.findByRole('region', { name: say.notDone });

  test('that a product has already are told of, stay selected, and can be tried again', async () => {
    const { user, bare } = await openSelected('es');
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
    expect(told.getByText(productImageRules.shownAlready.es)).toBeVisible();
    expect(product(first)).toBeChecked();
    expect(picture('Garden Board')).toBeChecked();

    productTable().put({ ...kept, images: [] });
    await user.click(told.getByRole('button', { name: say.again }));
    await waitFor(() => expect(picturesOf(first)).toEqual(['Garden Board*']));
    await waitFor(() => expect(product(first)).not.toBeChecked());
    expect(screen.queryByRole('region', { name: say.notDone })).toBeNull();
  });

  test('of which none could be added leave everything as it was', async () => {
    const { user, bare } = await openSelected('es', () => answers('post', adds));
    await user.click(assign());
    expect(await screen.findByText(say.noneAdded)).toBeVisible();
    expect(within(await report()).getAllByText(say.notAdded)).toHaveLength(4);
    for (const each of bare) expect(product(each)).toBeChecked();
    expect(bare.flatMap(picturesOf)).toEqual([]);
  });

  test('say so where the shop could not be reached', async () => {
    const { user } = await openSelected('es', () => {
      mockServer.use(http.post(`*${adds}`, () => HttpResponse.error()));
    });
    await user.click(assign());
    expect(within(await report()).getAllByText(say.unreachable)).toHaveLength(4);
  });

  test('of which one could not be made the primary one are counted all the same', async () => {
    const { user, bare } = await openSelected('es', () =>
      mockServer.use(
        http.put('*/primary', () => new HttpResponse(null, { status: 500 }), { once: true }),
      ),
    );
    await user.click(assign());
    expect(await screen.findByText(say.added)).toBeVisible();
    expect(screen.getByText(say.onePrimaryFailed)).toBeVisible();
    expect(screen.queryByText(say.broken)).toBeNull();
    const told = within(await report());
    expect(told.getAllByText(say.notPrimary)).toHaveLength(1);
    expect(bare.map(picturesOf)).toEqual([
      ['Garden Board*', 'Classic Board'],
      ['Garden Board*', 'Classic Board'],
    ]);
    await user.click(told.getByRole('button', { name: say.again }));
    expect(await screen.findByText(say.primaryDone)).toBeVisible();
    expect(screen.queryByRole('region', { name: say.notDone })).toBeNull();
  });

  test('count what failed of each kind', async () => {
    const { user } = await openSelected('es', () => {
      answers('put', '/primary');
      mockServer.use(
        http.post(`*${adds}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
      );
    });
    await user.click(assign());
    expect(await screen.findByText(say.addedSome)).toBeVisible();
    expect(screen.getByText(say.bothFailed)).toBeVisible();
  });

  test('say that something went wrong where nothing but the primary image was tried again', async () => {
    const { user } = await openSelected('es', () => answers('put', '/primary'));
    await user.click(assign());
    const told = within(await report());
    await user.click(told.getByRole('button', { name: say.again }));
    expect(await screen.findByText(say.broken)).toBeVisible();
  });

  test('lead back to where they were assigned from once what failed was read', async () => {
    const { user } = await openSelected('es', () => answers('post', adds));
    await user.click(assign());
    const told = within(await report());
    await user.click(told.getByRole('button', { name: say.close }));
    expect(screen.queryByRole('region', { name: say.notDone })).toBeNull();
    expect(assign()).toHaveFocus();
  });

  test('are not gone on with once nobody is signed in any more', async () => {
    const { user } = await openSelected('es', () => answers('post', adds, 401));
    await user.click(assign());
    await declineSignIn(user);
    const told = within(await report());
    expect(told.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(told.getByRole('heading')).toHaveFocus());
  });
});
