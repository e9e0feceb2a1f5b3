import { expect, test } from 'vitest';
import { disagreements } from './disagreements.mjs';

/** @param {readonly string[]} lines */
const entry = (...lines) => `${lines.join('\n')}\n`;

const change = entry('msgid "Edit"', 'msgstr "Cambiar"');
const edit = entry('msgid "Edit"', 'msgstr "Editar"');

test('findTranslationConflicts reports both translations of a message', () => {
  expect(disagreements([change, edit])).toEqual([
    { message: 'Edit', translations: ['Cambiar', 'Editar'] },
  ]);
});

test('findTranslationConflicts accepts the same translation in two files', () => {
  expect(disagreements([edit, edit])).toEqual([]);
});

test('findTranslationConflicts treats another context as another message', () => {
  expect(disagreements([edit, `msgctxt "an order"\n${change}`])).toEqual([]);
});
