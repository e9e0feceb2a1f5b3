import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldMessages } from '../core/fields';
import { languages } from '../core/language';
import { getFieldErrors } from '../testing/field-errors';
import { sendContactMessage } from './endpoints';
import { messageTooShort } from './messages';

const { body } = sendContactMessage;

const message = { name: 'Elena', email: 'elena@example.com', message: 'A board for twelve.' };

test('POST /api/contact requires only name, email and message', () => {
  expect(v.parse(body, message)).toEqual(message);
});

test('POST /api/contact drops unknown fields', () => {
  expect(v.parse(body, { ...message, isAdmin: true, id: 1 })).toEqual(message);
});

test.each(languages)('POST /api/contact reports every missing field, in %s', (lang) => {
  expect(getFieldErrors(body, {}, lang)).toEqual({
    name: fieldMessages.name[lang],
    email: fieldMessages.email[lang],
    message: messageTooShort[lang],
  });
});
