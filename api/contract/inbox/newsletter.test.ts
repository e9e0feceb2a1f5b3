import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from '../core/fields';
import { languages } from '../core/language';
import { getFieldErrors } from '../testing/field-errors';
import { subscribe } from './endpoints';
import { newsletterEmailRequired } from './messages';

const { body } = subscribe;

test('POST /api/newsletter trims the email address', () => {
  expect(v.parse(body, { email: ' ana@example.com ' })).toEqual({ email: 'ana@example.com' });
});

describe.each(languages)('POST /api/newsletter, in %s', (lang) => {
  test('reports a missing or blank email address', () => {
    expect(getFieldErrors(body, {}, lang)).toEqual({ email: newsletterEmailRequired[lang] });
    expect(getFieldErrors(body, { email: ' ' }, lang)).toEqual({
      email: newsletterEmailRequired[lang],
    });
  });

  test('reports an invalid email address', () => {
    expect(getFieldErrors(body, { email: 'ana@' }, lang)).toEqual({
      email: fieldMessages.email[lang],
    });
  });
});
