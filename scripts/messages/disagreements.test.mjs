import { expect, test } from 'vitest';
import { disagreements } from './disagreements.mjs';

/** @param {readonly string[]} lines */
const entry = (...lines) => `${lines.join('\n')}\n`;

const change = entry('msgid "Edit"', 'msgstr "Cambiar"');
const edit = entry('msgid "Edit"', 'msgstr "Editar"');

test('what two catalogues say differently is named with both translations', () => {
  expect(disagreements([change, edit])).toEqual([
    { message: 'Edit', translations: ['Cambiar', 'Editar'] },
  ]);
});

test('what two catalogues say alike is nothing to speak of', () => {
  expect(disagreements([edit, edit])).toEqual([]);
});

test('the same words in another context are another message', () => {
  expect(disagreements([edit, `msgctxt "an order"\n${change}`])).toEqual([]);
});
