import { describe, expect, test } from 'vitest';
import { findPasswordWeakness } from './password-weakness';

describe('findPasswordWeakness', () => {
  test.each(['figs and walnuts', 'k9#mQ2!vX7$b', 'tres tazas azules'])('accepts %j', (password) => {
    expect(findPasswordWeakness(password)).toBeUndefined();
  });

  test.each(['', 'password', 'elevenchars'])(
    'rejects a password of fewer than 12 characters: %j',
    (short) => {
      expect(findPasswordWeakness(short)).toBe('tooShort');
    },
  );

  test.each([
    'password1234',
    'Password 1234!',
    'LaHiguera-123',
    '123456789012',
    'aaaaaaaaaaaaaaaa',
    'abababababab',
  ])('rejects a common password: %j', (common) => {
    expect(findPasswordWeakness(common)).toBe('tooCommon');
  });
});
