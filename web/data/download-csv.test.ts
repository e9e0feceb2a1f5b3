import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '#contract/core/language';
import { exportProducts } from '#contract/products/admin-endpoints';
import { notSignedIn } from '#contract/session/messages';
import { mockServer, resetMockServer } from '../testing/mock-server';
import { downloadCsv } from './download-csv';
import { ResponseError } from './http-client';
import { parseProblem } from './parse-problem';

let savedFiles: { name: string; file: Blob }[] = [];

beforeEach(() => {
  savedFiles = [];
  const files = new Map<string, Blob>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href);
    if (file) savedFiles.push({ name: this.download, file });
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        const url = `blob:${location.origin}/${files.size}`;
        files.set(url, file);
        return url;
      },
      revokeObjectURL: (url: string) => files.delete(url),
    }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('downloadCsv saves the file under the server’s file name, with a UTF-8 byte order mark', async () => {
  resetMockServer('signed-in');
  await downloadCsv(exportProducts, { query: {} });
  expect(savedFiles.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^products-[\d-]{10}\.csv$/),
  ]);
  const [first] = savedFiles;
  const bytes = new Uint8Array((await first?.file.arrayBuffer()) ?? []);
  expect([...bytes.slice(0, 5)]).toEqual([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('id')]);
});

test('downloadCsv falls back to the file name of the URL', async () => {
  mockServer.use(
    http.get('*/api/products.csv', () =>
      HttpResponse.text('id', { headers: { 'Content-Type': 'text/csv' } }),
    ),
  );
  await downloadCsv(exportProducts, { query: {} });
  expect(savedFiles.map(({ name }) => name)).toEqual(['products.csv']);
});

test.each(languages)(
  'downloadCsv gets error messages in the page’s language %s',
  async (language) => {
    resetMockServer();
    document.documentElement.lang = language;
    const error: unknown = await downloadCsv(exportProducts, { query: {} }).catch(
      (reason: unknown) => reason,
    );
    expect(parseProblem(error)?.message).toBe(notSignedIn[language]);
  },
);

test('downloadCsv saves nothing on an error status or a response that is not CSV', async () => {
  resetMockServer();
  await expect(downloadCsv(exportProducts, { query: {} })).rejects.toBeInstanceOf(ResponseError);
  await expect(downloadCsv(exportProducts, { query: {} })).rejects.toMatchObject({ status: 401 });
  mockServer.use(http.get('*/api/products.csv', () => HttpResponse.html('<h1>Sign in</h1>')));
  await expect(downloadCsv(exportProducts, { query: {} })).rejects.toBeInstanceOf(TypeError);
  expect(savedFiles).toEqual([]);
});
