import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rules } from '../core/fields';
import { languages } from '../core/language';
import { complaints } from '../testing/complaints';
import { subscribe } from './endpoints';
import { newsletterRule } from './messages';

const { body } = subscribe;

test('a sign-up is an address', () => {
  expect(v.parse(body, { email: ' ana@example.com ' })).toEqual({ email: 'ana@example.com' });
});

describe.each(languages)('a sign-up, in %s', (lang) => {
  test('without an address is asked for one', () => {
    expect(complaints(body, {}, lang)).toEqual({ email: newsletterRule[lang] });
    expect(complaints(body, { email: ' ' }, lang)).toEqual({ email: newsletterRule[lang] });
  });

  test('with half an address is asked for a valid one', () => {
    expect(complaints(body, { email: 'ana@' }, lang)).toEqual({ email: rules.email[lang] });
  });
});
