import { expect, test } from 'vitest';
import { encodeJson } from './encode-json';

const createList = (length: number) =>
  Array.from({ length }, (_, id) => ({
    id,
    name: `Jamón "${id}"`,
    note: id % 2 ? null : undefined,
  }));

test.each([
  { name: 'null', value: null },
  { name: 'a text', value: 'Higos\n' },
  { name: 'an empty list', value: [] },
  { name: 'a short list', value: createList(3) },
  { name: 'a long list', value: createList(501) },
  { name: 'an object', value: { rows: [1], importId: null, missing: undefined } },
  {
    name: 'an object with long lists',
    value: {
      missing: undefined,
      rows: createList(501),
      total: 501,
      more: { rows: createList(600) },
    },
  },
])('encodeJson encodes $name like JSON.stringify', async ({ value }) => {
  expect((await encodeJson(value)).toString()).toBe(JSON.stringify(value));
});
