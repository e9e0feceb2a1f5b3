import { expect, test } from 'vitest';
import { findUntranslated } from './untranslated.mjs';

const header = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n';

test('findUntranslated returns nothing for a file with every translation', () => {
  expect(findUntranslated(`${header}\nmsgid "Shop"\nmsgstr "Tienda"\n`)).toEqual([]);
});

test('findUntranslated returns a message with an empty translation', () => {
  const poText = `${header}\n#: web/a.tsx\nmsgid "Shop"\nmsgstr "Tienda"\n\n#: web/b.tsx\nmsgid "Say \\"hola\\""\nmsgstr ""\n`;
  expect(findUntranslated(poText)).toEqual(['Say "hola"']);
});

test('findUntranslated joins texts over several lines', () => {
  const translated = 'msgid ""\n"Handmade "\n"boards"\nmsgstr ""\n"Tablas hechas "\n"a mano"\n';
  const missing = 'msgid ""\n"Ordered "\n"ahead"\nmsgstr ""\n';
  expect(findUntranslated(`${header}\n${translated}\n${missing}`)).toEqual(['Ordered ahead']);
});

test('findUntranslated ignores an obsolete message', () => {
  expect(findUntranslated(`${header}\n#~ msgid "Old"\n#~ msgstr ""\n`)).toEqual([]);
});
