import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notSignedIn } from '#contract/session/messages';
import { connectivity } from '../../data/connectivity';
import { ResponseError } from '../../data/http-client';
import { parseProblem } from '../../data/parse-problem';
import { mockServer, resetMockServer } from '../../testing/mock-server';
import { sendUpload, type UploadInput } from './send-upload';
import { readImage } from './testing/images';
import { stubUploads } from './testing/stub-uploads';
import { createUploadedFile } from './testing/uploaded-file';

const uploadUrl = '*/api/media/files/upload';

const createUpload = (overrides: Partial<UploadInput> = {}): UploadInput => ({
  source: readImage('fig.jpg'),
  title: 'Figs',
  description: '',
  tags: ' ',
  language: 'en',
  ...overrides,
});

const createOptions = () => ({ signal: new AbortController().signal, onSent: () => undefined });

describe('sendUpload with the mock server', () => {
  beforeEach(() => resetMockServer('signed-in'));

  test('uploads a file with its fields', async () => {
    const file = await sendUpload(createUpload({ tags: 'figs, ,hero' }), createOptions());
    expect(file).toMatchObject({ title: 'Figs', tags: ['figs', 'hero'], format: 'jpeg' });
  });

  test('uploads an image from a URL', async () => {
    const source = 'https://pictures.example/figs.jpg';
    expect(await sendUpload(createUpload({ source }), createOptions())).toMatchObject({
      title: 'Figs',
    });
  });

  test('rejects with an error in the language of the user', async () => {
    const source = 'http://127.0.0.1/figs.jpg';
    const error = await sendUpload(createUpload({ source, language: 'es' }), createOptions()).catch(
      (thrown: unknown) => thrown,
    );
    expect(parseProblem(error)?.issues).toEqual([
      { path: 'file_url', message: expect.stringContaining('No podemos traer') },
    ]);
  });

  test('rejects signed-out users in the language of the page', async () => {
    resetMockServer();
    document.documentElement.lang = 'en';
    const error = await sendUpload(createUpload(), createOptions()).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ status: 401 });
    expect(parseProblem(error)?.message).toBe(notSignedIn.en);
  });

  test('marks the server unreachable without a response, and reachable with the next one', async () => {
    resetMockServer('offline');
    await expect(sendUpload(createUpload(), createOptions())).rejects.toThrow(TypeError);
    expect(connectivity.isOffline()).toBe(true);
    resetMockServer('signed-in');
    await sendUpload(createUpload(), createOptions());
    expect(connectivity.isOffline()).toBe(false);
  });

  test('rejects a 200 response of another server', async () => {
    mockServer.use(http.post(uploadUrl, () => HttpResponse.html('<h1>Welcome aboard</h1>')));
    await expect(sendUpload(createUpload(), createOptions())).rejects.toThrow(TypeError);
  });
});

describe('sendUpload with a fake request', () => {
  test('sends cookies and the CSRF header', async () => {
    const getRequests = stubUploads();
    const result = sendUpload(createUpload(), createOptions());
    const [request] = getRequests();
    expect(request?.open).toHaveBeenCalledWith('POST', '/api/media/files/upload');
    expect(request?.withCredentials).toBe(true);
    expect(request?.setRequestHeader.mock.calls).toEqual([
      ['X-Requested-With', 'higuera'],
      ['Accept-Language', document.documentElement.lang],
    ]);
    expect(request?.timeout).toBeGreaterThan(60_000);
    request?.respond(201, { success: true, file: createUploadedFile('figs') });
    expect(await result).toMatchObject({ id: 'figs' });
  });

  test('reports the bytes sent', async () => {
    const getRequests = stubUploads();
    const onSent = vi.fn();
    const result = sendUpload(createUpload(), { ...createOptions(), onSent });
    const [request] = getRequests();
    request?.emitProgress(250, 1000);
    request?.emitProgress(1000, 1000);
    request?.respond(201, { success: true });
    await result;
    expect(onSent.mock.calls).toEqual([[0.25], [1]]);
  });

  test('rejects when aborted', async () => {
    const getRequests = stubUploads();
    const controller = new AbortController();
    const result = sendUpload(createUpload(), { ...createOptions(), signal: controller.signal });
    controller.abort();
    await expect(result).rejects.toBe(controller.signal.reason);
    expect(getRequests()[0]?.abort).toHaveBeenCalledOnce();
  });

  test('rejects after the timeout', async () => {
    const getRequests = stubUploads();
    const result = sendUpload(createUpload(), createOptions());
    getRequests()[0]?.emit('timeout');
    await expect(result).rejects.toThrow(TypeError);
  });

  test.each([
    { success: true },
    { success: true, file: { ...createUploadedFile('figs'), url_preview: '' } },
  ])('resolves to undefined for a response without a preview: %o', async (body) => {
    const getRequests = stubUploads();
    const result = sendUpload(createUpload(), createOptions());
    getRequests()[0]?.respond(201, body);
    expect(await result).toBeUndefined();
  });
});
