import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { reached } from '../../../data/connectivity';
import { putItem } from '../../../outbox/database';
import { itemLock, withLock } from '../../../outbox/locks';
import { localizePath } from '../../../routing/paths';
import { openShop, received } from '../../../testing/mock-server';
import {
  aMessage,
  anOrder,
  aRequest,
  createPhoto,
  listQueuedItems,
} from '../../../testing/outbox-items';
import { renderPage } from '../../../testing/render-page';
import { waitingEntry } from '../../../testing/waiting-entry';

const texts = {
  title: 'Waiting to be sent',
  notHere: 'We haven’t received any of this yet. It’s saved on this device only.',
  message: 'A message to the shop',
  request: 'A request to restore a piece',
  photos: 'With 2 photos',
  signUp: 'A sign-up for the newsletter',
  order: 'An order request',
  gist: '3 items, for Saturday, November 28, 2026',
  waits: /^Not sent yet\. It will be sent automatically/,
  tried: /Tried once\.$/,
  rejected: 'We couldn’t accept this as it is.',
  mending: /^You started editing this\./,
  edit: 'Edit',
  tryNow: 'Try now',
  asItWas: 'Send it as it was',
  delete: 'Delete',
  yes: 'Yes, delete it',
  cancel: 'Keep it',
  busy: 'This is being sent right now.',
};

beforeEach(() => void onTestFinished(reached));

describe('<PendingSubmissions>', () => {
  const open = () => renderPage(localizePath('/cart', 'en'));
  const section = async () => within(await screen.findByRole('region', { name: texts.title }));

  test('renders nothing if the outbox is empty', async () => {
    await open();
    expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
  });

  test('lists type, excerpt and status of each submission', async () => {
    await putItem(aMessage({ tries: 1 }));
    await putItem(aRequest(createPhoto('front.jpg'), createPhoto('back.jpg')));
    await putItem(aMessage({ kind: 'newsletter', fields: { email: 'ana@correo.mx' } }));
    await putItem(anOrder());
    await open();
    const list = await section();
    expect(list.getByText(texts.notHere)).toBeInTheDocument();
    expect(list.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      texts.message,
      texts.request,
      texts.signUp,
      texts.order,
    ]);
    const message = await waitingEntry(texts.message);
    expect(message.getByText('¿Queda una mesa el sábado?')).toBeInTheDocument();
    expect(message.getByText(texts.waits)).toHaveTextContent(texts.tried);
    expect((await waitingEntry(texts.request)).getByText(texts.photos)).toBeInTheDocument();
    expect((await waitingEntry(texts.signUp)).getByText('ana@correo.mx')).toBeInTheDocument();
    expect((await waitingEntry(texts.order)).getByText(texts.gist)).toBeInTheDocument();
  });

  test('shows the server’s errors in the language of the submission', async () => {
    const refusal = { message: 'Algo cambió.', issues: [{ path: 'email', message: 'No existe.' }] };
    await putItem(aMessage({ language: 'es', state: 'refused', refusal }));
    await open();
    const message = await waitingEntry(texts.message);
    expect(message.getByText(texts.rejected)).toBeInTheDocument();
    expect(message.getByText('Algo cambió.')).toHaveAttribute('lang', 'es');
    expect(message.getByText('No existe.')).toBeInTheDocument();
  });

  test.each([
    { kind: 'contact' as const, name: texts.message, path: '/contact', place: '#write' },
    { kind: 'newsletter' as const, name: texts.signUp, path: '/', place: '#newsletter' },
  ])('links to the $kind form for editing', async ({ kind, name, path, place }) => {
    const waiting = aMessage({ kind });
    await putItem(waiting);
    await open();
    const link = (await waitingEntry(name)).getByRole('link', { name: texts.edit });
    expect(link).toHaveAttribute('href', localizePath(`${path}?mend=${waiting.id}${place}`, 'en'));
  });

  test('sends a submission immediately on "Try now" and removes it from the list', async () => {
    const pause = { from: Date.now(), until: Date.now() + 300_000, asked: true };
    await putItem(aMessage({ tries: 9, pause }));
    const user = await open();
    await user.click(
      (await waitingEntry(texts.message)).getByRole('button', { name: texts.tryNow }),
    );
    await waitFor(() => expect(received().messages).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.title })).toBeNull());
  });

  test('shows the number of failed attempts', async () => {
    openShop('offline');
    await putItem(aMessage());
    const user = await open();
    await user.click(
      (await waitingEntry(texts.message)).getByRole('button', { name: texts.tryNow }),
    );
    await waitFor(async () =>
      expect((await waitingEntry(texts.message)).getByText(texts.waits)).toHaveTextContent(
        texts.tried,
      ),
    );
  });

  test('can send the unchanged submission after editing was abandoned', async () => {
    await putItem(aMessage({ state: 'mending' }));
    const user = await open();
    const message = await waitingEntry(texts.message);
    expect(message.getByText(texts.mending)).toBeInTheDocument();
    await user.click(message.getByRole('button', { name: texts.asItWas }));
    await waitFor(() => expect(received().messages).toHaveLength(1));
  });

  test('deletes a submission after confirmation', async () => {
    await putItem(aMessage());
    const user = await open();
    const message = await waitingEntry(texts.message);
    await user.click(message.getByRole('button', { name: texts.delete }));
    await waitFor(() => expect(message.getByRole('button', { name: texts.cancel })).toHaveFocus());
    await user.click(message.getByRole('button', { name: texts.cancel }));
    await user.click(message.getByRole('button', { name: texts.delete }));
    await user.click(message.getByRole('button', { name: texts.yes }));
    await waitFor(async () => expect(await listQueuedItems()).toEqual([]));
  });

  test('does not delete a submission that is being sent', async () => {
    const waiting = aMessage();
    await putItem(waiting);
    let sent = (): void => undefined;
    const sending = withLock(
      itemLock(waiting.id),
      () =>
        new Promise<void>((resolve) => {
          sent = resolve;
        }),
    );
    const user = await open();
    const message = await waitingEntry(texts.message);
    await user.click(message.getByRole('button', { name: texts.delete }));
    await user.click(message.getByRole('button', { name: texts.yes }));
    expect(await message.findByText(texts.busy)).toBeInTheDocument();
    expect(await listQueuedItems()).toHaveLength(1);
    sent();
    await sending;
  });
});
