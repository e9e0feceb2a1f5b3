import { describe, expect, test } from 'vitest';
import { findWeakness } from './password-rule';

describe('an administrator’s password', () => {
  test.each(['figs and walnuts', 'k9#mQ2!vX7$b', 'tres tazas azules'])('may be %j', (password) => {
    expect(findWeakness(password)).toBeUndefined();
  });

  test.each(['', 'password', 'elevenchars'])(
    'of fewer than 12 characters is refused: %j',
    (short) => {
      expect(findWeakness(short)).toBe('must have at least 12 characters, such as a few words.');
    },
  );

  test.each([
    'password1234',
    'Password 1234!',
    'LaHiguera-123',
    '123456789012',
    'aaaaaaaaaaaaaaaa',
    'abababababab',
  ])('that attackers try first is refused: %j', (common) => {
    expect(findWeakness(common)).toMatch(/^is one of the first that attackers try/);
  });
});
