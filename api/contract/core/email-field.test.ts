import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getBilingualError } from '../testing/field-errors';
import { emailField, fieldMessages, requiredEmailField } from './fields';
import type { BilingualText } from './language';

const zeroWidth = '\u200b';

describe('emailField', () => {
  test.each([
    'elena@example.com',
    'elena.garcia+tablas@mail.example.com',
    "o'brien@example.co",
    'ELENA@EXAMPLE.COM',
    'a@b.mx',
  ])('accepts %s', (email) => {
    expect(v.parse(emailField, email)).toBe(email);
  });

  test('trims surrounding spaces', () => {
    expect(v.parse(emailField, '  elena@example.com\n')).toBe('elena@example.com');
  });

  test.each([
    'a@b',
    'elena',
    'elena@',
    '@example.com',
    'elena@example.c',
    'elena@example.com.',
    'elena@@example.com',
    'elena garcia@example.com',
    'elena@exam ple.com',
    'Elena <elena@example.com>',
    'elena@example.com, ana@example.com',
    'elena@example.com\nBcc: ana@example.com',
    `elena@example${zeroWidth}.com`,
  ])('rejects %j', (email) => {
    expect(getBilingualError(emailField, email)).toEqual(fieldMessages.email);
  });

  test.each([undefined, '', '   ', null, 7])(
    'requiredEmailField reports the form’s own message for %j',
    (input) => {
      const missingMessage: BilingualText = { en: 'Where to?', es: '¿A dónde?' };
      expect(getBilingualError(requiredEmailField(missingMessage), input)).toEqual(missingMessage);
      expect(getBilingualError(requiredEmailField(missingMessage), 'a@b')).toEqual(
        fieldMessages.email,
      );
    },
  );

  test('rejects more than 254 characters', () => {
    expect(getBilingualError(emailField, `${'a'.repeat(250)}@b.mx`)).toEqual(
      fieldMessages.maxLength(254),
    );
  });
});
