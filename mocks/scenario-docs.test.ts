import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scenarioDescriptions } from './scenarios';

test('docs/mocks.md has a row for every scenario, in the order and with the words of the panel', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/mocks.md'), 'utf8');
  const [, section = ''] = text.split('\n## Scenarios\n');
  const rows = [...section.matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)].map(([, ...cells]) => cells);
  const expected = Object.entries(scenarioDescriptions).map(([name, { shows }]) => [name, shows]);
  expect(rows).toEqual(expected);
});
