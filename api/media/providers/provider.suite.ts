import { describe, expect, test } from 'vitest';
import { plainFacts } from '../../testing/library-file';
import { photoBytes } from '../../testing/multipart';
import type { MediaProvider } from './provider';

/** Ways to write a name that leads elsewhere, or that nobody was ever given. */
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

/** What everybody who holds originals has to do, however they do it. */
export function providerSuite(name: string, start: () => MediaProvider): void {
  describe(`what is given to ${name}`, () => {
    const provider = start();
    const store = (facts = {}) => provider.store(photoBytes, { ...plainFacts, ...facts });

    test('is read back byte for byte', async () => {
      expect(await provider.read(await store())).toEqual(photoBytes);
    });

    test('is read back whatever it is called, and wherever it lies', async () => {
      const title = 'La tabla de Ana 🧀 & “queso” #1?';
      const facts = { title, description: '\n', tags: ['hero', 'año nuevo'], folder: 'Más / 🧀' };
      expect(await provider.read(await store(facts))).toEqual(photoBytes);
    });

    test('is read back when it is private', async () => {
      expect(await provider.read(await store({ privacy: 'private' }))).toEqual(photoBytes);
    });

    test('is two files when it is given twice', async () => {
      const [one, other] = [await store(), await store()];
      expect(one).not.toBe(other);
      await provider.remove(one);
      expect(await provider.read(one)).toBeUndefined();
      expect(await provider.read(other)).toEqual(photoBytes);
    });

    test('is gone once it is removed, and removing it again does no harm', async () => {
      const removed = await store();
      await provider.remove(removed);
      await provider.remove(removed);
      expect(await provider.read(removed)).toBeUndefined();
    });

    test('keeps its bytes when something else is said of it', async () => {
      const described = await store();
      const facts = { ...plainFacts, title: 'Another title', folder: 'Talavera' };
      await provider.describe(described, facts);
      expect(await provider.read(described)).toEqual(photoBytes);
    });

    test('may be described once it is gone', async () => {
      const removed = await store();
      await provider.remove(removed);
      await provider.describe(removed, plainFacts);
      expect(await provider.read(removed)).toBeUndefined();
    });

    test('may come from many at once', async () => {
      const pictures = Array.from({ length: 20 }, (_, count) =>
        Buffer.from([...photoBytes, count]),
      );
      const facts = { ...plainFacts, folder: 'Many' };
      const names = await Promise.all(pictures.map((bytes) => provider.store(bytes, facts)));
      expect(new Set(names).size).toBe(pictures.length);
      expect(await Promise.all(names.map((name) => provider.read(name)))).toEqual(pictures);
    });

    test.each(foreignNames)('is not to be had by the name %j', async (foreign) => {
      const kept = await store();
      await provider.describe(foreign, plainFacts);
      await provider.remove(foreign);
      expect(await provider.read(foreign)).toBeUndefined();
      expect(await provider.read(kept)).toEqual(photoBytes);
    });
  });
}
