import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notSignedIn } from '#contract/session/messages';
import { connectivity } from '../../data/connectivity';
import { ResponseError } from '../../data/http-client';
import { problemOf } from '../../data/response-problem';
import { mockServer, openShop } from '../../testing/mock-server';
import { type SentUpload, sendUpload } from './send-upload';
import { holdUploads } from './testing/held-requests';
import { photograph } from './testing/pictures';
import { uploadedFile } from './testing/uploaded-file';

const uploadAddress = '*/api/media/files/upload';

const upload = (more: Partial<SentUpload> = {}): SentUpload => ({
  source: photograph('fig.jpg'),
  title: 'Figs',
  description: '',
  tags: ' ',
  language: 'en',
  ...more,
});

const unfollowed = () => ({ signal: new AbortController().signal, onSent: () => undefined });

describe('with the mocked shop', () => {
  beforeEach(() => openShop('signed-in'));

  test('a file arrives with what is said of it', async () => {
    const file = await sendUpload(upload({ tags: 'figs, ,hero' }), unfollowed());
    expect(file).toMatchObject({ title: 'Figs', tags: ['figs', 'hero'], format: 'jpeg' });
  });

  test('a picture comes from an address', async () => {
    const source = 'https://pictures.example/figs.jpg';
    expect(await sendUpload(upload({ source }), unfollowed())).toMatchObject({ title: 'Figs' });
  });

  test('a refusal is told in the sender’s language', async () => {
    const source = 'http://127.0.0.1/figs.jpg';
    const fault = await sendUpload(upload({ source, language: 'es' }), unfollowed()).catch(
      (thrown: unknown) => thrown,
    );
    expect(problemOf(fault)?.issues).toEqual([
      { path: 'file_url', message: expect.stringContaining('No podemos traer') },
    ]);
  });

  test('who is not signed in is refused, in the language of the page', async () => {
    openShop();
    document.documentElement.lang = 'en';
    const fault = await sendUpload(upload(), unfollowed()).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(ResponseError);
    expect(fault).toMatchObject({ status: 401 });
    expect(problemOf(fault)?.message).toBe(notSignedIn.en);
  });

  test('no answer makes the shop unreachable, the next answer reachable', async () => {
    openShop('offline');
    await expect(sendUpload(upload(), unfollowed())).rejects.toThrow(TypeError);
    expect(connectivity.isOffline()).toBe(true);
    openShop('signed-in');
    await sendUpload(upload(), unfollowed());
    expect(connectivity.isOffline()).toBe(false);
  });

  test('what somebody else answers is no answer', async () => {
    mockServer.use(http.post(uploadAddress, () => HttpResponse.html('<h1>Welcome aboard</h1>')));
    await expect(sendUpload(upload(), unfollowed())).rejects.toThrow(TypeError);
  });
});

describe('with a request in hand', () => {
  test('it carries cookies and the mark of administrators', async () => {
    const held = holdUploads();
    const answer = sendUpload(upload(), unfollowed());
    const [request] = held();
    expect(request?.open).toHaveBeenCalledWith('POST', '/api/media/files/upload');
    expect(request?.withCredentials).toBe(true);
    expect(request?.setRequestHeader.mock.calls).toEqual([
      ['X-Requested-With', 'higuera'],
      ['Accept-Language', document.documentElement.lang],
    ]);
    expect(request?.timeout).toBeGreaterThan(60_000);
    request?.answer(201, { success: true, file: uploadedFile('figs') });
    expect(await answer).toMatchObject({ id: 'figs' });
  });

  test('it tells what the browser has sent', async () => {
    const held = holdUploads();
    const onSent = vi.fn();
    const answer = sendUpload(upload(), { ...unfollowed(), onSent });
    const [request] = held();
    request?.progress(250, 1000);
    request?.progress(1000, 1000);
    request?.answer(201, { success: true });
    await answer;
    expect(onSent.mock.calls).toEqual([[0.25], [1]]);
  });

  test('it ends when it is told to', async () => {
    const held = holdUploads();
    const ending = new AbortController();
    const answer = sendUpload(upload(), { ...unfollowed(), signal: ending.signal });
    ending.abort();
    await expect(answer).rejects.toBe(ending.signal.reason);
    expect(held()[0]?.abort).toHaveBeenCalledOnce();
  });

  test('it is not waited for without end', async () => {
    const held = holdUploads();
    const answer = sendUpload(upload(), unfollowed());
    held()[0]?.tell('timeout');
    await expect(answer).rejects.toThrow(TypeError);
  });

  test.each([
    { success: true },
    { success: true, file: { ...uploadedFile('figs'), url_preview: '' } },
  ])('an answer without a picture to show is a good one: %o', async (body) => {
    const held = holdUploads();
    const answer = sendUpload(upload(), unfollowed());
    held()[0]?.answer(201, body);
    expect(await answer).toBeUndefined();
  });
});
