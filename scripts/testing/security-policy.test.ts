import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { business } from '#contract/business';
import { resolveProjectPath } from '../lib/project-root.mjs';

test('SECURITY.md names the address of security.txt', () => {
  const text = readFileSync(resolveProjectPath('SECURITY.md'), 'utf8');
  expect(text.match(/\S+@[\w.-]+\w/g)).toEqual([business.email]);
});
