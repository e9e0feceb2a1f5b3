import { expect, test } from 'vitest';
import { cleanName } from './admin-rules';

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
])('a file called %j is titled %j', (written, title) => {
  expect(cleanName(written)).toBe(title);
});

test('a title is no longer than a line', () => {
  expect([...cleanName('💀'.repeat(300))]).toHaveLength(200);
});
