import { expect, test } from 'vitest';
import { speculationRules } from '#contract/core/speculation-rules';

test('speculation rules only prefetch, and no page with data of the device, a key or a session', () => {
  const rules: object = JSON.parse(speculationRules);
  expect(Object.keys(rules)).toEqual(['prefetch']);
  expect(speculationRules).not.toMatch(/cart|wishlist|receipt|order|unsubscribe|admin|api/);
});
