import { describe, expect, test } from 'vitest';
import type { OrderEventKind } from '#contract/orders/rules';
import { findStepWithoutEmail } from './find-step-without-email';

const find = (...kinds: OrderEventKind[]) => findStepWithoutEmail(kinds.map((kind) => ({ kind })));

describe('findStepWithoutEmail', () => {
  test('returns the e-mail for the last step of the shop', () => {
    expect(find('received', 'confirmed')).toBe('confirmed');
    expect(find('received', 'confirmed', 'emailed', 'out-for-delivery')).toBe('ready');
    expect(find('received', 'changed')).toBe('changed');
  });

  test('returns undefined once the customer got an e-mail', () => {
    expect(find('received', 'confirmed', 'emailed')).toBeUndefined();
  });

  test('returns undefined for what the customer did, and for a new order', () => {
    expect(find('received')).toBeUndefined();
    expect(find('received', 'confirmed', 'cancelled')).toBeUndefined();
    expect(find()).toBeUndefined();
  });
});
