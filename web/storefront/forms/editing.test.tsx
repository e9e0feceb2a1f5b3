import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { markOnline } from '../../data/connectivity';
import { findItem, putItem } from '../../outbox/database';
import { submit } from '../../outbox/submit';
import { localizePath } from '../../routing/paths';
import { getSubmissions, resetMockServer } from '../../testing/mock-server';
import {
  createPhoto,
  createRestorationRequest,
  createTestItem,
  listQueuedItems,
  loseResponse,
} from '../../testing/outbox-items';
import { visitPage } from '../../testing/visit-page';

const texts = {
  message: 'Message',
  description: 'Description',
  email: 'Your email',
  send: 'Send Message',
  submit: 'Submit Request',
  subscribe: 'Subscribe',
  photos: 'Photos',
  sent: 'Message Sent',
  queuedNotice: /^This hasn’t been sent yet\./,
  alreadyReceived: /We already received an earlier version/,
  notPending: 'This is no longer waiting to be sent',
};

const newText = 'Somos sesenta, y llegamos temprano.';

beforeEach(() => void onTestFinished(markOnline));

describe('a form that edits a queued submission (?mend=)', () => {
  const getTextbox = (name: string) =>
    screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const clickButton = (user: UserEvent, name: string) =>
    user.click(screen.getByRole('button', { name }));
  const openForEditing = (path: string, id: string) =>
    visitPage(`${localizePath(path, 'en')}?mend=${id}`);

  async function rewrite(user: UserEvent, field: string, text: string): Promise<void> {
    await user.clear(getTextbox(field));
    await user.click(getTextbox(field));
    await user.paste(text);
  }

  test('loads the submission, pauses sending, and queues the edit under the same key', async () => {
    const item = createTestItem({ language: 'en' });
    await putItem(item);
    const user = await openForEditing('/contact', item.id);
    await waitFor(() => expect(getTextbox(texts.message)).toHaveValue(String(item.fields.message)));
    expect(await findItem(item.id)).toMatchObject({ state: 'mending' });

    await rewrite(user, texts.message, newText);
    resetMockServer('offline');
    await clickButton(user, texts.send);
    expect(await screen.findByText(texts.queuedNotice)).toBeInTheDocument();
    expect(await listQueuedItems()).toMatchObject([
      { id: item.id, state: 'waiting', fields: { message: newText } },
    ]);
    expect(location.search).toBe('');
  });

  test('removes the submission from the outbox once it is sent', async () => {
    const item = createTestItem({ language: 'en', state: 'refused', refusal: { message: 'No.' } });
    await putItem(item);
    const user = await openForEditing('/contact', item.id);
    expect(await screen.findByText(/^No\. /)).toHaveRole('alert');
    await rewrite(user, texts.message, newText);
    await clickButton(user, texts.send);
    expect((await screen.findAllByText(texts.sent))[0]).toBeInTheDocument();
    expect(getSubmissions().messages).toMatchObject([{ message: newText }]);
    expect(await listQueuedItems()).toEqual([]);
    expect(getTextbox(texts.message)).toHaveValue('');
  });

  test('restores the photos of the submission', async () => {
    const item = createRestorationRequest(createPhoto('front.jpg'), createPhoto('back.jpg'));
    await putItem(item);
    const user = await openForEditing('/restoration', item.id);
    const photos = within(await screen.findByRole('group', { name: texts.photos }));
    expect(await photos.findAllByRole('img')).toHaveLength(2);
    await rewrite(user, texts.description, newText);
    await clickButton(user, texts.submit);
    await waitFor(() =>
      expect(getSubmissions().requests).toMatchObject([{ description: newText }]),
    );
    expect(getSubmissions().requests).toMatchObject([{ kind: 'restoration' }]);
    expect(getSubmissions().photos).toHaveLength(2);
  });

  test('leaves the submission in the outbox when nothing is sent', async () => {
    const item = createTestItem();
    await putItem(item);
    await openForEditing('/contact', item.id);
    await waitFor(() => expect(getTextbox(texts.message)).not.toHaveValue(''));
    expect(await listQueuedItems()).toMatchObject([
      { id: item.id, state: 'mending', fields: item.fields },
    ]);
  });

  test('leaves another draft of the same form untouched', async () => {
    const draft = JSON.stringify({ fields: { message: 'A medias.' }, begun: '{"subject":""}' });
    sessionStorage.setItem('draft:contact', draft);
    const item = createTestItem();
    await putItem(item);
    const user = await openForEditing('/contact', item.id);
    await waitFor(() => expect(getTextbox(texts.message)).toHaveValue(String(item.fields.message)));
    await clickButton(user, texts.send);
    await waitFor(() => expect(getTextbox(texts.message)).toHaveValue('A medias.'));
    expect(getSubmissions().messages).toMatchObject([{ message: item.fields.message }]);
  });

  test('reports that the earlier version was already received, and then sends a new message', async () => {
    const item = createTestItem({ language: 'en' });
    loseResponse('/api/contact');
    await submit(item);
    const user = await openForEditing('/contact', item.id);
    await waitFor(() => expect(getTextbox(texts.message)).toHaveValue(String(item.fields.message)));
    await rewrite(user, texts.message, newText);
    await clickButton(user, texts.send);
    expect(await screen.findByText(texts.alreadyReceived, { selector: 'p' })).toHaveRole('alert');
    expect(getTextbox(texts.message)).toHaveValue(newText);
    expect(await listQueuedItems()).toEqual([]);
    expect(getSubmissions().messages).toHaveLength(1);

    await clickButton(user, texts.send);
    await waitFor(() => expect(getSubmissions().messages).toHaveLength(2));
    expect(getSubmissions().messages[1]).toMatchObject({ message: newText });
  });

  test('sends unchanged content only once, even if it was already received', async () => {
    const item = createTestItem({ language: 'en' });
    loseResponse('/api/contact');
    await submit(item);
    const user = await openForEditing('/contact', item.id);
    await waitFor(() => expect(getTextbox(texts.message)).toHaveValue(String(item.fields.message)));
    await clickButton(user, texts.send);
    expect((await screen.findAllByText(texts.sent))[0]).toBeInTheDocument();
    expect(getSubmissions().messages).toHaveLength(1);
    expect(await listQueuedItems()).toEqual([]);
  });

  test('shows a message when the submission is no longer in the outbox', async () => {
    await putItem(createTestItem());
    await openForEditing('/contact', createTestItem().id);
    expect((await screen.findAllByText(texts.notPending))[0]).toBeInTheDocument();
    expect(getTextbox(texts.message)).toHaveValue('');
  });

  test('edits the email address of a newsletter sign-up', async () => {
    const item = createTestItem({ kind: 'newsletter', fields: { email: 'ana@corre.mx' } });
    await putItem(item);
    const user = await openForEditing('/', item.id);
    await waitFor(() => expect(getTextbox(texts.email)).toHaveValue('ana@corre.mx'));
    await rewrite(user, texts.email, 'ana@correo.mx');
    await clickButton(user, texts.subscribe);
    await waitFor(() =>
      expect(getSubmissions().subscribers).toMatchObject([{ email: 'ana@correo.mx' }]),
    );
    await waitFor(async () => expect(await listQueuedItems()).toEqual([]));
  });
});
