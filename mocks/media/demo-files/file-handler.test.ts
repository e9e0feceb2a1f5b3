import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLocalServer } from '../../../api/testing/local-server';
import { createTemporaryFolder } from '../../../api/testing/temporary-folder';
import { createFileHandler } from './file-handler';

const rendition = 'fig-board-480x360.0123456789ab.webp';

async function startServer(files: { readonly originals?: string[]; readonly made?: string[] }) {
  const [originals, made] = [createTemporaryFolder(), createTemporaryFolder()];
  for (const name of files.originals ?? []) writeFileSync(join(originals, name), `of ${name}`);
  for (const name of files.made ?? []) writeFileSync(join(made, name), `of ${name}`);
  const onMissing = vi.fn();
  const handle = createFileHandler({ originals, made, onMissing });
  const server = await startLocalServer((request, response) =>
    handle(request, response, () => response.writeHead(500).end()),
  );
  onTestFinished(() => server.close());
  const get = async (path: string) => {
    const response = await fetch(server.origin + path);
    const { status, headers } = response;
    return {
      status,
      type: headers.get('Content-Type'),
      cacheControl: headers.get('Cache-Control'),
      body: await response.text(),
    };
  };
  return { get, onMissing };
}

test('a smaller demo image is sent from its file, for good', async () => {
  const { get, onMissing } = await startServer({ originals: ['fig-board.jpg'], made: [rendition] });
  expect(await get(`/${rendition}`)).toEqual({
    status: 200,
    type: 'image/webp',
    cacheControl: 'max-age=31536000, immutable',
    body: `of ${rendition}`,
  });
  expect(onMissing).not.toHaveBeenCalled();
});

test('a demo image that is not there in a smaller size yet is sent as its original, to be asked for again', async () => {
  const { get, onMissing } = await startServer({ originals: ['fig-board.jpg'] });
  expect(await get(`/${rendition}`)).toEqual({
    status: 200,
    type: 'image/jpeg',
    cacheControl: 'no-store',
    body: 'of fig-board.jpg',
  });
  expect(onMissing).toHaveBeenCalledOnce();
});

test.each([
  '/plum-board.jpg',
  '/plum-board-480x360.0123456789ab.webp',
  '/..%2Ffig-board.jpg',
  '/fig-board.png',
])('%s is no demo image', async (path) => {
  const { get, onMissing } = await startServer({ originals: ['fig-board.jpg'] });
  expect((await get(path)).status).toBe(404);
  expect(onMissing).not.toHaveBeenCalled();
});
