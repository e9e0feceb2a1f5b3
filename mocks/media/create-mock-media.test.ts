import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { UploadBody } from '#contract/media/admin-schema';
import { demoImages } from '#demo/images';
import { createFolderStore } from '../../api/media/folder-store';
import { describeProvider } from '../../api/media/providers/provider.suite';
import { createUploadReceiver } from '../../api/media/receive-upload';
import { createRendition } from '../../api/media/rendition';
import { createCacheVersion } from '../../api/platform/cache-version';
import { prepareMockDatabase } from '../sqlite/node';
import { createMockMedia } from './create-mock-media';
import { createMockProvider } from './mock-provider';
import { passthroughImageProcessor } from './passthrough-image-processor';

const folder = join(import.meta.dirname, '../../api/seed/images');
const readDemoImage = async (file: string) =>
  demoImages.some((demoImage) => demoImage.file === file)
    ? readFile(join(folder, file))
    : undefined;

describeProvider('the mock original store', () => {
  const store = createMockProvider(readDemoImage);
  // The suite compares with a Buffer.
  const toBuffer = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes);
  return { ...store, read: async (name) => toBuffer(await store.read(name)) };
});

async function openMedia() {
  const { database } = (await prepareMockDatabase())();
  onTestFinished(() => database.destroy());
  const cacheVersion = createCacheVersion();
  const mockMedia = createMockMedia({
    database,
    cacheVersion,
    images: passthroughImageProcessor,
    readDemoImage,
  });
  const receiveUpload = createUploadReceiver({
    ...mockMedia.media,
    fetchImage: mockMedia.fetchImage,
    folders: createFolderStore(database, cacheVersion),
    clock: () => new Date(),
  });
  return { ...mockMedia, receiveUpload };
}

const fields: UploadBody = { description: '', tags: [], privacy: 'public', language: 'en' };
const { signal } = new AbortController();

describe('createMockMedia', () => {
  test('renders a demo image from the bytes of its file', async () => {
    const { media } = await openMedia();
    const [demoImage] = demoImages;
    const original = await media.store.findOriginal(demoImage?.id ?? '');
    if (!original || !demoImage) throw new Error('There is no demo photograph.');
    const options = { width: 320, height: 240, quality: 70, format: 'webp' } as const;
    const image = await media.renditions.getImage(
      createRendition(original, options, media.providers),
    );
    expect(image).toEqual(await readDemoImage(demoImage.file));
  });

  test('stores an upload with the EXIF-rotated size and reads it back', async () => {
    const { media, receiveUpload } = await openMedia();
    const bytes = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#ad613f' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = { name: 'fig-board.jpg', hash: '', bytes: async () => bytes };
    const file = await receiveUpload({ uploadedFile: sent, fields, signal });
    expect(file).toMatchObject({ title: 'fig-board', format: 'jpeg', width: 40, height: 60 });
    const original = await media.store.findOriginal(file.id);
    const stored = await media.providers.private.read(original?.stored_name ?? '');
    expect(Buffer.from(stored ?? [])).toEqual(bytes);
  });

  test('answers 415 to an upload that is not an image', async () => {
    const { receiveUpload } = await openMedia();
    const sent = { name: 'note.jpg', hash: '', bytes: async () => Buffer.from('text') };
    await expect(receiveUpload({ uploadedFile: sent, fields, signal })).rejects.toMatchObject({
      status: 415,
    });
  });

  test('imports a demo image from any URL and answers 400 for localhost', async () => {
    const { receiveUpload } = await openMedia();
    const upload = (file_url: string) =>
      receiveUpload({ uploadedFile: undefined, fields: { ...fields, file_url }, signal });
    expect(await upload('https://example.com/fig-board.jpg')).toMatchObject({ format: 'jpeg' });
    await expect(upload('http://localhost/fig-board.jpg')).rejects.toMatchObject({ status: 400 });
  });
});
