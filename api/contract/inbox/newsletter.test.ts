import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rules } from '../core/fields';
import { languages } from '../core/language';
import { complaints } from '../testing/complaints';
import { subscribe } from './endpoints';
import { newsletterRule } from './messages';

const { body } = subscribe;

test('POST /api/newsletter trims the email address', () => {
  expect(v.parse(body, { email: ' ana@example.com ' })).toEqual({ email: 'ana@example.com' });
});

describe.each(languages)('POST /api/newsletter, in %s', (lang) => {
  test('reports a missing or blank email address', () => {
    expect(complaints(body, {}, lang)).toEqual({ email: newsletterRule[lang] });
    expect(complaints(body, { email: ' ' }, lang)).toEqual({ email: newsletterRule[lang] });
  });

  test('reports an invalid email address', () => {
    expect(complaints(body, { email: 'ana@' }, lang)).toEqual({ email: rules.email[lang] });
  });
});
