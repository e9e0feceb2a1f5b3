import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { contactThanks } from '#contract/inbox/messages';
import { markOnline } from '../../data/connectivity';
import { flushOutbox } from '../../outbox/flush';
import { localizePath } from '../../routing/paths';
import { getSubmissions, mockServer, resetMockServer } from '../../testing/mock-server';
import { createPhoto, listQueuedItems } from '../../testing/outbox-items';
import { visitPage } from '../../testing/visit-page';

const texts = {
  message: 'Message',
  description: 'Description',
  name: 'Name',
  email: 'Email',
  send: 'Send Message',
  submit: 'Submit Request',
  photos: 'Photos',
  add: 'Add photos',
  sent: 'Message Sent',
  failed: 'Submission Failed',
  queuedToast: 'Not sent yet',
  queuedNotice: /^This hasn’t been sent yet\./,
  list: 'Waiting to be sent',
  notSaved: /this browser can’t save it to send later.*What you wrote is still here\./,
};

const typed = {
  name: 'Ana Núñez',
  email: 'ana@correo.mx',
  text: 'Somos cuarenta, y llegamos tarde.',
};

const sender = { name: typed.name, email: typed.email };

beforeEach(() => void onTestFinished(markOnline));

describe('public forms that cannot send (then one test says "when the server responds")', () => {
  const getTextbox = (name: string) =>
    screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const localize = (path: string) => localizePath(path, 'en');
  const clickButton = (user: UserEvent, name: string) =>
    user.click(screen.getByRole('button', { name }));

  async function fill(user: UserEvent, text: string): Promise<void> {
    for (const [field, words] of [
      [texts.name, typed.name],
      [texts.email, typed.email],
      [text, typed.text],
    ] as const) {
      await user.click(getTextbox(field));
      await user.paste(words);
    }
  }

  test('queue a message and link to the pending list', async () => {
    resetMockServer('offline');
    const user = await visitPage(localize('/contact'));
    await fill(user, texts.message);
    await clickButton(user, texts.send);
    const notice = await screen.findByText(texts.queuedNotice);
    expect(within(notice).getByRole('link', { name: texts.list })).toHaveAttribute(
      'href',
      localize('/cart#waiting'),
    );
    expect(await screen.findAllByText(texts.queuedToast)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: texts.list })).toBeInTheDocument();
    expect(getTextbox(texts.message)).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText(texts.sent)).toBeNull();
    expect(await listQueuedItems()).toMatchObject([
      { kind: 'contact', language: 'en', state: 'waiting', fields: { message: typed.text } },
    ]);

    resetMockServer();
    await flushOutbox(true);
    expect(getSubmissions().messages).toMatchObject([
      { ...sender, message: typed.text, language: 'en' },
    ]);
    expect(await listQueuedItems()).toEqual([]);
  });

  test('queue a restoration request with its photos', async () => {
    resetMockServer('offline');
    const user = await visitPage(localize('/restoration'));
    await fill(user, texts.description);
    const photos = () => within(screen.getByRole('group', { name: texts.photos }));
    await user.upload(photos().getByLabelText(texts.add), [createPhoto()]);
    await photos().findByRole('img');
    await clickButton(user, texts.submit);
    expect(await screen.findByText(texts.queuedNotice)).toBeInTheDocument();
    expect(photos().queryByRole('img')).toBeNull();
    expect((await listQueuedItems())[0]?.photos).toHaveLength(1);

    resetMockServer();
    await flushOutbox(true);
    expect(getSubmissions().requests).toMatchObject([{ ...sender, description: typed.text }]);
    expect(getSubmissions().photos).toHaveLength(1);
  });

  test('keep a message in the form when IndexedDB is not available', async () => {
    resetMockServer('offline');
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const user = await visitPage(localize('/contact'));
    await fill(user, texts.message);
    await clickButton(user, texts.send);
    expect(await screen.findByText(texts.notSaved)).toHaveRole('alert');
    expect(screen.queryByText(texts.queuedNotice)).toBeNull();
    expect(getTextbox(texts.message)).toHaveValue(typed.text);

    resetMockServer();
    await clickButton(user, texts.send);
    expect(await screen.findByText(texts.sent)).toBeInTheDocument();
    expect(getSubmissions().messages).toHaveLength(1);
  });

  test.each([400, 429, 500])(
    'keep the input and queue nothing when the server responds with %d',
    async (status) => {
      mockServer.use(
        http.post('*/api/contact', () => HttpResponse.json({ message: 'No.' }, { status })),
      );
      const user = await visitPage(localize('/contact'));
      await fill(user, texts.message);
      await clickButton(user, texts.send);
      expect(await screen.findByText(texts.failed)).toBeInTheDocument();
      expect(getTextbox(texts.message)).toHaveValue(typed.text);
      expect(await listQueuedItems()).toEqual([]);
    },
  );

  test('send a message only once when a closed tab is restored', async () => {
    resetMockServer('offline');
    const user = await visitPage(localize('/contact'));
    await fill(user, texts.message);
    const draft = { ...sessionStorage };
    await clickButton(user, texts.send);
    await screen.findByText(texts.queuedNotice);
    const [item] = await listQueuedItems();
    // A restored tab has the sessionStorage from when it was closed.
    const [[name, text] = ['', '{}']] = Object.entries(draft);
    const words = JSON.stringify({ fields: item?.fields, photos: [] });
    const attempt = { words, key: item?.id, createdAt: item?.createdAt, language: 'en' };
    sessionStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), attempt }));
    resetMockServer();
    await flushOutbox(true);
    cleanup();
    const reopened = await visitPage(localize('/contact'));
    await waitFor(() => expect(getTextbox(texts.message)).toHaveValue(typed.text));
    await clickButton(reopened, texts.send);
    await waitFor(() => expect(getTextbox(texts.message)).toHaveValue(''));
    expect(screen.getAllByText(contactThanks.en)).not.toHaveLength(0);
    expect(getSubmissions().messages).toHaveLength(1);
  });
});
