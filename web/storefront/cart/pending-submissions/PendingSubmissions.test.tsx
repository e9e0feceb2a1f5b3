import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { OrderChange } from '#contract/orders/order-change';
import { markOnline } from '../../../data/connectivity';
import { putItem } from '../../../outbox/database';
import { getItemLockName, withLock } from '../../../outbox/locks';
import { localizePath } from '../../../routing/paths';
import { getSubmissions, resetMockServer } from '../../../testing/mock-server';
import {
  createOrderSubmission,
  createPhoto,
  createRestorationRequest,
  createTestItem,
  listQueuedItems,
} from '../../../testing/outbox-items';
import { findPendingSubmission } from '../../../testing/pending-submission';
import { visitPage } from '../../../testing/visit-page';

const texts = {
  title: 'Waiting to be sent',
  notHere: 'We haven’t received any of this yet. It’s saved on this device only.',
  message: 'A message to the shop',
  request: 'A request to restore a piece',
  photos: 'With 2 photos',
  signUp: 'A sign-up for the newsletter',
  order: 'An order request',
  inquiry: 'An event inquiry',
  excerpt: '3 items, for Saturday, November 28, 2026',
  notSentYet: /^Not sent yet\. It will be sent automatically/,
  triedOnce: /Tried once\.$/,
  rejected: 'We couldn’t accept this as it is.',
  editing: /^You started editing this\./,
  edit: 'Edit',
  retryNow: 'Try now',
  sendUnchanged: 'Send it as it was',
  delete: 'Delete',
  yes: 'Yes, delete it',
  cancel: 'Keep it',
  busy: 'This is being sent right now.',
};

beforeEach(() => void onTestFinished(markOnline));

describe('<PendingSubmissions>', () => {
  const open = () => visitPage(localizePath('/cart', 'en'));
  const findSection = async () => within(await screen.findByRole('region', { name: texts.title }));

  test('renders nothing if the outbox is empty', async () => {
    await open();
    expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
  });

  test('lists type, excerpt and status of each submission', async () => {
    await putItem(createTestItem({ tries: 1 }));
    await putItem(createRestorationRequest(createPhoto('front.jpg'), createPhoto('back.jpg')));
    await putItem(createTestItem({ kind: 'newsletter', fields: { email: 'ana@correo.mx' } }));
    await putItem(createOrderSubmission());
    const fields = { name: 'Ana', notes: 'Lilac and silver.' };
    await putItem(createTestItem({ kind: 'event', fields, photos: [createPhoto('patio.jpg')] }));
    await open();
    const list = await findSection();
    expect(list.getByText(texts.notHere)).toBeInTheDocument();
    expect(list.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      texts.message,
      texts.request,
      texts.signUp,
      texts.order,
      texts.inquiry,
    ]);
    const message = await findPendingSubmission(texts.message);
    expect(message.getByText('¿Queda una mesa el sábado?')).toBeInTheDocument();
    expect(message.getByText(texts.notSentYet)).toHaveTextContent(texts.triedOnce);
    expect(
      (await findPendingSubmission(texts.request)).getByText(texts.photos),
    ).toBeInTheDocument();
    expect(
      (await findPendingSubmission(texts.signUp)).getByText('ana@correo.mx'),
    ).toBeInTheDocument();
    expect((await findPendingSubmission(texts.order)).getByText(texts.excerpt)).toBeInTheDocument();
    const inquiry = await findPendingSubmission(texts.inquiry);
    expect(inquiry.getByText('Lilac and silver.')).toBeInTheDocument();
    expect(inquiry.getByText('With 1 photo')).toBeInTheDocument();
  });

  test('shows the server’s errors in the language of the submission', async () => {
    const refusal = { message: 'Algo cambió.', issues: [{ path: 'email', message: 'No existe.' }] };
    await putItem(createTestItem({ language: 'es', state: 'refused', refusal }));
    await open();
    const message = await findPendingSubmission(texts.message);
    expect(message.getByText(texts.rejected)).toBeInTheDocument();
    expect(message.getByText('Algo cambió.')).toHaveAttribute('lang', 'es');
    expect(message.getByText('No existe.')).toBeInTheDocument();
  });

  test('shows what changed since a queued order was put together', async () => {
    const changes: OrderChange[] = [
      { productId: 1, option: 'large', field: 'price', was: 180, now: 190 },
      { productId: null, field: 'fee', was: 15, now: 20 },
    ];
    await putItem({
      ...createOrderSubmission(),
      productNames: { '1 large': { en: 'Fig Board, Large', es: 'Tabla de higos, grande' } },
      state: 'refused',
      refusal: { message: 'Something changed.', changes },
    });
    await open();
    const order = await findPendingSubmission(texts.order);
    const [price, fee] = order.getAllByRole('listitem');
    expect(price).toHaveTextContent('Fig Board, LargeIt’s now $190.00 (it was $180.00).');
    expect(fee).toHaveTextContent('Delivery feeIt’s now $20.00 (it was $15.00).');
  });

  test.each([
    { kind: 'contact' as const, name: texts.message, path: '/contact', hash: '#write' },
    { kind: 'newsletter' as const, name: texts.signUp, path: '/', hash: '#newsletter' },
    { kind: 'event' as const, name: texts.inquiry, path: '/plan', hash: '#inquiry' },
  ])('links to the $kind form for editing', async ({ kind, name, path, hash }) => {
    const pendingItem = createTestItem({ kind });
    await putItem(pendingItem);
    await open();
    const link = (await findPendingSubmission(name)).getByRole('link', { name: texts.edit });
    expect(link).toHaveAttribute(
      'href',
      localizePath(`${path}?mend=${pendingItem.id}${hash}`, 'en'),
    );
  });

  test('sends a submission immediately on "Try now" and removes it from the list', async () => {
    const pause = { from: Date.now(), until: Date.now() + 300_000, asked: true };
    await putItem(createTestItem({ tries: 9, pause }));
    const user = await open();
    await user.click(
      (await findPendingSubmission(texts.message)).getByRole('button', { name: texts.retryNow }),
    );
    await waitFor(() => expect(getSubmissions().messages).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.title })).toBeNull());
  });

  test('shows the number of failed attempts', async () => {
    resetMockServer('offline');
    await putItem(createTestItem());
    const user = await open();
    await user.click(
      (await findPendingSubmission(texts.message)).getByRole('button', { name: texts.retryNow }),
    );
    await waitFor(async () =>
      expect(
        (await findPendingSubmission(texts.message)).getByText(texts.notSentYet),
      ).toHaveTextContent(texts.triedOnce),
    );
  });

  test('keeps the focus on "Try now" while and after sending fails', async () => {
    await putItem(createTestItem());
    const user = await open();
    const message = await findPendingSubmission(texts.message);
    const button = message.getByRole('button', { name: texts.retryNow });
    resetMockServer('offline');
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    await waitFor(() =>
      expect(message.getByText(texts.notSentYet)).toHaveTextContent(texts.triedOnce),
    );
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(button).toHaveFocus();
  });

  test('focuses the page heading once all submissions are sent', async () => {
    await putItem(createTestItem({ state: 'mending' }));
    await putItem(createTestItem({ kind: 'newsletter', fields: { email: 'ana@correo.mx' } }));
    const user = await open();
    const message = await findPendingSubmission(texts.message);
    await user.click(message.getByRole('button', { name: texts.sendUnchanged }));
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.title })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('focuses the next submission after a deletion, or else the heading of the list', async () => {
    await putItem(createTestItem());
    await putItem(createTestItem({ kind: 'newsletter', fields: { email: 'ana@correo.mx' } }));
    await putItem(createTestItem({ kind: 'event' }));
    const user = await open();
    const remove = async (name: string) => {
      const entry = await findPendingSubmission(name);
      await user.click(entry.getByRole('button', { name: texts.delete }));
      await user.click(entry.getByRole('button', { name: texts.yes }));
      await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
    };
    await remove(texts.message);
    const signUp = await findPendingSubmission(texts.signUp);
    expect(signUp.getByRole('link', { name: texts.edit })).toHaveFocus();
    await remove(texts.inquiry);
    expect(screen.getByRole('heading', { level: 2, name: texts.title })).toHaveFocus();
  });

  test('can send the unchanged submission after editing was abandoned', async () => {
    await putItem(createTestItem({ state: 'mending' }));
    const user = await open();
    const message = await findPendingSubmission(texts.message);
    expect(message.getByText(texts.editing)).toBeInTheDocument();
    await user.click(message.getByRole('button', { name: texts.sendUnchanged }));
    await waitFor(() => expect(getSubmissions().messages).toHaveLength(1));
  });

  test('deletes a submission after confirmation', async () => {
    await putItem(createTestItem());
    const user = await open();
    const message = await findPendingSubmission(texts.message);
    await user.click(message.getByRole('button', { name: texts.delete }));
    await waitFor(() => expect(message.getByRole('button', { name: texts.cancel })).toHaveFocus());
    await user.click(message.getByRole('button', { name: texts.cancel }));
    expect(message.getByRole('button', { name: texts.delete })).toHaveFocus();
    await user.click(message.getByRole('button', { name: texts.delete }));
    await user.click(message.getByRole('button', { name: texts.yes }));
    await waitFor(async () => expect(await listQueuedItems()).toEqual([]));
  });

  test('does not delete a submission that is being sent', async () => {
    const pendingItem = createTestItem();
    await putItem(pendingItem);
    let finishSending = (): void => undefined;
    const sending = withLock(
      getItemLockName(pendingItem.id),
      () =>
        new Promise<void>((resolve) => {
          finishSending = resolve;
        }),
    );
    const user = await open();
    const message = await findPendingSubmission(texts.message);
    await user.click(message.getByRole('button', { name: texts.delete }));
    await user.click(message.getByRole('button', { name: texts.yes }));
    expect(await message.findByText(texts.busy)).toBeInTheDocument();
    expect(await listQueuedItems()).toHaveLength(1);
    finishSending();
    await sending;
  });
});
