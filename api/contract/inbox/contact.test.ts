import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rules } from '../core/fields';
import { languages } from '../core/language';
import { complaints } from '../testing/complaints';
import { sendContactMessage } from './endpoints';
import { messageRule } from './messages';

const { body } = sendContactMessage;

const message = { name: 'Elena', email: 'elena@example.com', message: 'A board for twelve.' };

test('a message needs no more than a name, an address and what it says', () => {
  expect(v.parse(body, message)).toEqual(message);
});

test('a message keeps nothing that the form does not ask for', () => {
  expect(v.parse(body, { ...message, isAdmin: true, id: 1 })).toEqual(message);
});

test.each(languages)('an empty message is told of every field it lacks, in %s', (lang) => {
  expect(complaints(body, {}, lang)).toEqual({
    name: rules.name[lang],
    email: rules.email[lang],
    message: messageRule[lang],
  });
});
