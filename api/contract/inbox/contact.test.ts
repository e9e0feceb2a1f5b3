import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rules } from '../core/fields';
import { languages } from '../core/language';
import { complaints } from '../testing/complaints';
import { sendContactMessage } from './endpoints';
import { messageRule } from './messages';

const { body } = sendContactMessage;

const message = { name: 'Elena', email: 'elena@example.com', message: 'A board for twelve.' };

test('POST /api/contact requires only name, email and message', () => {
  expect(v.parse(body, message)).toEqual(message);
});

test('POST /api/contact drops unknown fields', () => {
  expect(v.parse(body, { ...message, isAdmin: true, id: 1 })).toEqual(message);
});

test.each(languages)('POST /api/contact reports every missing field, in %s', (lang) => {
  expect(complaints(body, {}, lang)).toEqual({
    name: rules.name[lang],
    email: rules.email[lang],
    message: messageRule[lang],
  });
});
