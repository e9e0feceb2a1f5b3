import { expect, test } from 'vitest';
import { buildEditUrl } from './build-edit-url';

test('buildEditUrl of a restock request has the option that is out of stock', () => {
  const fields = { email: 'ana@example.com', productId: 22, option: 'large-with-fruit' };
  expect(buildEditUrl({ kind: 'restock', id: 'a1', fields })).toBe(
    '/product/22?size=large-with-fruit&mend=a1#back-in-stock',
  );
  expect(buildEditUrl({ kind: 'restock', id: 'a1', fields: { ...fields, option: null } })).toBe(
    '/product/22?mend=a1#back-in-stock',
  );
});
