import { describe, expect, test } from 'vitest';
import { defaultMetadata } from '../../testing/insert-library-file';
import { photoBytes } from '../../testing/multipart';
import type { MediaProvider } from './media-provider';

/** Path traversal, injection and ids that were never issued. */
const foreignNames = [
  '',
  '.',
  '..',
  '../note',
  '..\\note',
  '/etc/passwd',
  'C:\\note',
  'folder/../../note',
  '....//note',
  '%2e%2e%2fnote',
  '..%2fnote',
  '..%252fnote',
  '%c0%ae%c0%ae/note',
  '．．／note',
  'note\0',
  '\0',
  'note?at=token',
  'note#note',
  'note&api_key=other',
  'note\r\nX-Header: 1',
  '🧀',
  'a'.repeat(5000),
  '00000000-0000-4000-8000-000000000000',
  'zzzzzzzz',
];

/** Contract tests for every provider. */
export function describeProvider(name: string, start: () => MediaProvider): void {
  describe(name, () => {
    const provider = start();
    const store = (metadata = {}) =>
      provider.store(photoBytes, { ...defaultMetadata, ...metadata });

    test('reads back the stored bytes', async () => {
      expect(await provider.read(await store())).toEqual(photoBytes);
    });

    test('reads back a file with unusual metadata', async () => {
      const title = 'La tabla de Ana 🧀 & “queso” #1?';
      const metadata = {
        title,
        description: '\n',
        tags: ['hero', 'año nuevo'],
        folder: 'Más / 🧀',
      };
      expect(await provider.read(await store(metadata))).toEqual(photoBytes);
    });

    test('reads back a private file', async () => {
      expect(await provider.read(await store({ privacy: 'private' }))).toEqual(photoBytes);
    });

    test('stores two files for identical bytes', async () => {
      const [first, second] = [await store(), await store()];
      expect(first).not.toBe(second);
      await provider.remove(first);
      expect(await provider.read(first)).toBeUndefined();
      expect(await provider.read(second)).toEqual(photoBytes);
    });

    test('removes a file; removing it again does nothing', async () => {
      const storedName = await store();
      await provider.remove(storedName);
      await provider.remove(storedName);
      expect(await provider.read(storedName)).toBeUndefined();
    });

    test('keeps the bytes when the metadata changes', async () => {
      const storedName = await store();
      const metadata = { ...defaultMetadata, title: 'Another title', folder: 'Talavera' };
      await provider.updateMetadata(storedName, metadata);
      expect(await provider.read(storedName)).toEqual(photoBytes);
    });

    test('ignores new metadata of a removed file', async () => {
      const storedName = await store();
      await provider.remove(storedName);
      await provider.updateMetadata(storedName, defaultMetadata);
      expect(await provider.read(storedName)).toBeUndefined();
    });

    test('stores many files concurrently', async () => {
      const images = Array.from({ length: 20 }, (_, count) => Buffer.from([...photoBytes, count]));
      const metadata = { ...defaultMetadata, folder: 'Many' };
      const names = await Promise.all(images.map((bytes) => provider.store(bytes, metadata)));
      expect(new Set(names).size).toBe(images.length);
      expect(await Promise.all(names.map((name) => provider.read(name)))).toEqual(images);
    });

    test.each(foreignNames)('ignores the foreign name %j', async (foreign) => {
      const stored = await store();
      await provider.updateMetadata(foreign, defaultMetadata);
      await provider.remove(foreign);
      expect(await provider.read(foreign)).toBeUndefined();
      expect(await provider.read(stored)).toEqual(photoBytes);
    });
  });
}
