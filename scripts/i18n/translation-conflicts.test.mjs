import { expect, test } from 'vitest';
import { findTranslationConflicts } from './translation-conflicts.mjs';

/** @param {readonly string[]} lines */
const buildEntry = (...lines) => `${lines.join('\n')}\n`;

const cambiarEntry = buildEntry('msgid "Edit"', 'msgstr "Cambiar"');
const editarEntry = buildEntry('msgid "Edit"', 'msgstr "Editar"');

test('findTranslationConflicts reports both translations of a message', () => {
  expect(findTranslationConflicts([cambiarEntry, editarEntry])).toEqual([
    { message: 'Edit', translations: ['Cambiar', 'Editar'] },
  ]);
});

test('findTranslationConflicts accepts the same translation in two files', () => {
  expect(findTranslationConflicts([editarEntry, editarEntry])).toEqual([]);
});

test('findTranslationConflicts treats another context as another message', () => {
  expect(findTranslationConflicts([editarEntry, `msgctxt "an order"\n${cambiarEntry}`])).toEqual(
    [],
  );
});
