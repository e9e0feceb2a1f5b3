import { expect, test } from 'vitest';
import { toFileTitle } from './admin-rules';

test.each([
  ['plate.jpg', 'plate'],
  ['My plate.final.JPEG', 'My plate.final'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\plate.jpg', 'plate'],
  ['  Día de muertos 💀.png  ', 'Día de muertos 💀'],
  ['a\u0000b\u202Ec\n.jpg', 'abc'],
  ['half \ud83d', 'half'],
  ['', 'Untitled'],
  ['.jpg', 'Untitled'],
  ['../', 'Untitled'],
])('toFileTitle(%j) is %j', (fileName, title) => {
  expect(toFileTitle(fileName)).toBe(title);
});

test('toFileTitle returns at most 200 characters', () => {
  expect([...toFileTitle('💀'.repeat(300))]).toHaveLength(200);
});
