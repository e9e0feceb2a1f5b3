import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { providerFailed } from '#contract/media/messages';
import { notSignedIn } from '#contract/session/messages';
import { readImage } from './testing/images';
import { messages } from './testing/messages';
import { expectToast, openUploader } from './testing/open-uploader';
import { addOutsideInput } from './testing/outside-input';
import { blocksUnload, stubUploads } from './testing/stub-uploads';
import { createUploadedFile } from './testing/uploaded-file';

describe('<Uploader> during an upload', () => {
  const texts = messages.es;
  const getProgressBar = () => screen.getByRole('progressbar', { name: texts.progress });
  const getTitleField = () => screen.getByRole('textbox', { name: texts.title });

  async function startUpload() {
    const getUploads = stubUploads();
    const user = await openUploader('es');
    await user.upload(screen.getByLabelText(texts.choose), readImage('fig.jpg'));
    await screen.findByRole('img');
    await upload(user);
    await screen.findByRole('progressbar');
    const [request] = getUploads();
    if (!request) throw new Error('No request was sent.');
    return { user, request, getUploads };
  }

  const upload = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: texts.upload }));

  test('shows the progress', async () => {
    const { request } = await startUpload();
    expect(getProgressBar()).toHaveAttribute('max', '100');
    expect(screen.getByText(texts.uploading)).toBeVisible();
    act(() => request.emitProgress(500, 1000));
    expect(getProgressBar()).toHaveAttribute('value', '50');
    expect(screen.getByText('50%')).toBeVisible();
    act(() => request.emitProgress(1000, 1000));
    expect(getProgressBar()).toHaveAttribute('value', '89');
  });

  test("shows the server's error message", async () => {
    const { user, request, getUploads } = await startUpload();
    act(() => request.respond(502, { message: providerFailed.es }));
    await expectToast(texts.rejected);
    expect(screen.getByText(providerFailed.es)).toHaveAttribute('role', 'alert');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(getTitleField()).toHaveValue('fig');
    expect(screen.getByRole('img', { name: 'fig.jpg' })).toBeInTheDocument();
    await upload(user);
    expect(getUploads()).toHaveLength(2);
  });

  test('shows a generic error when the response has no message, and keeps the form', async () => {
    const { request } = await startUpload();
    act(() => request.respond(500, { message: 'Something went wrong on our side.' }));
    await expectToast(texts.rejected);
    expect(screen.getByText(texts.stillHere)).toHaveAttribute('role', 'alert');
  });

  test('shows an error when there is no response', async () => {
    const { request } = await startUpload();
    act(() => request.emit('timeout'));
    await expectToast(texts.networkError);
    expect(screen.getByText(texts.stillHere)).toHaveAttribute('role', 'alert');
  });

  test('says that the session has expired, and continues after signing in', async () => {
    const { user, request, getUploads } = await startUpload();
    act(() => request.respond(401, { message: notSignedIn.en }));
    await expectToast(texts.rejected);
    const notice = screen.getByText(texts.nothingLost);
    expect(notice).toHaveTextContent(notSignedIn.es);
    expect(notSignedIn.es).toMatch(texts.signIn);
    const signInLink = within(notice).getByRole('link', { name: texts.signIn });
    expect(signInLink).toHaveAttribute('href', '/admin/login');
    await upload(user);
    await act(async () =>
      getUploads()[1]?.respond(201, { success: true, file: createUploadedFile('fig') }),
    );
    expect(await screen.findByRole('heading', { name: texts.successful })).toHaveFocus();
  });

  test('says that the folder was deleted in the meantime', async () => {
    const { request } = await startUpload();
    const file = { ...createUploadedFile('fig'), folder: null, folder_id: null };
    await act(async () => request.respond(201, { success: true, file }));
    expect(await screen.findByText(texts.folderDeleted)).toBeVisible();
  });

  test('does not take the focus from an element outside when it ends', async () => {
    const { user, request } = await startUpload();
    const outsideInput = addOutsideInput();
    await user.click(outsideInput);
    await act(async () => request.respond(201, { success: true, file: createUploadedFile('fig') }));
    expect(await screen.findByRole('heading', { name: texts.successful })).toBeVisible();
    expect(outsideInput).toHaveFocus();
  });

  test('aborts on Clear', async () => {
    const { user, request } = await startUpload();
    await user.click(screen.getByRole('button', { name: texts.clear }));
    expect(request.abort).toHaveBeenCalledOnce();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(getTitleField()).toHaveValue('');
    expect(screen.getByLabelText(texts.choose)).toHaveFocus();
  });

  test('announces the progress in steps to screen readers', async () => {
    const { request } = await startUpload();
    const [status] = screen.getAllByRole('status');
    const getAnnouncedPercent = () => status?.textContent?.match(/\d+/)?.[0];
    expect(getAnnouncedPercent()).toBe('0');
    act(() => request.emitProgress(260, 1000));
    expect(getAnnouncedPercent()).toBe('25');
    act(() => request.emitProgress(490, 1000));
    expect(getAnnouncedPercent()).toBe('25');
    act(() => request.emitProgress(510, 1000));
    expect(getAnnouncedPercent()).toBe('50');
  });

  test('sends one request when submitted repeatedly', async () => {
    const { user, getUploads } = await startUpload();
    const button = screen.getByRole('button', { name: texts.upload });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await user.type(getTitleField(), '{Enter}');
    expect(getUploads()).toHaveLength(1);
  });

  test('blocks unload', async () => {
    const { request } = await startUpload();
    expect(blocksUnload()).toBe(true);
    await act(async () => request.respond(201, { success: true, file: createUploadedFile('fig') }));
    await screen.findByRole('heading', { name: texts.successful });
    expect(blocksUnload()).toBe(false);
  });
});

test('<Uploader> advances the progress every 300 ms while the browser reports nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { en: texts } = messages;
  stubUploads();
  const user = await openUploader('en');
  await user.upload(screen.getByLabelText(texts.choose), readImage('fig.jpg'));
  await screen.findByRole('img');
  await user.click(screen.getByRole('button', { name: texts.upload }));
  const bar = await screen.findByRole('progressbar');
  expect(bar).toHaveAttribute('value', '10');
  act(() => vi.advanceTimersByTime(300));
  const percent = Number(bar.getAttribute('value'));
  expect(percent).toBeGreaterThan(10);
  act(() => vi.advanceTimersByTime(300));
  expect(Number(bar.getAttribute('value'))).toBeGreaterThan(percent);
});
