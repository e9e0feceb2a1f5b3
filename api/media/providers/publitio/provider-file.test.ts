import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { mayBeImage, toProviderFile } from './provider-file';
import { publitioFileSchema } from './responses';

const parseFile = (fields: object) => v.parse(publitioFileSchema, { id: 'abcd1234', ...fields });
const createFile = (fields: object) => toProviderFile(parseFile(fields), async () => undefined);

describe('toProviderFile privacy', () => {
  test.each(['public', '1', 1])('is public for %o', (privacy) => {
    expect(createFile({ privacy }).privacy).toBe('public');
  });

  test.each(['private', '0', 0, '', 'Public?', null, undefined, true, 2, ['public']])(
    'is private for %o',
    (privacy) => {
      expect(createFile({ privacy }).privacy).toBe('private');
    },
  );
});

test.each([
  ['2025-06-01 09:30:00', '2025-06-01T09:30:00.000Z'],
  ['2025-06-01T09:30:00', '2025-06-01T09:30:00.000Z'],
  ['0000-00-00 00:00:00', undefined],
  ['2025-13-41 09:30:00', undefined],
  ['yesterday', undefined],
  [null, undefined],
  [1_750_000_000, undefined],
])('toProviderFile() parses created_at %o as %o', (created_at, timestamp) => {
  expect(createFile({ created_at }).createdAt?.toISOString()).toBe(timestamp);
});

test.each([
  ['Boards/', 'Boards'],
  ['shop/2025/Boards/', 'Boards'],
  ['/shop/Boards', 'Boards'],
  ['', ''],
  ['//', ''],
  [null, ''],
])('toProviderFile() maps the path %o to the folder %o', (folder, name) => {
  expect(createFile({ folder }).folder).toBe(name);
});

test('toProviderFile() splits tags at commas and removes duplicates', () => {
  expect(createFile({ tags: 'hero, figs,, hero ,' }).tags).toEqual(['hero', 'figs']);
});

test.each([
  ['a'.repeat(32), true],
  [null, true],
  ['summer-board', false],
  ['a'.repeat(31), false],
])('toProviderFile() with the public id %o may be an own upload: %o', (public_id, expected) => {
  expect(createFile({ public_id }).mayBeOwnUpload).toBe(expected);
});

test('mayBeImage() excludes video and audio', () => {
  const kinds = ['image', 'video', 'audio', null, 'something new'];
  expect(kinds.filter((type) => mayBeImage(parseFile({ type })))).toEqual([
    'image',
    null,
    'something new',
  ]);
});

test('ProviderFile.read() rejects with 404 when the bytes are gone', async () => {
  await expect(createFile({}).read()).rejects.toMatchObject({ code: 404, isTransient: false });
});
