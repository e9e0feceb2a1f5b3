import { expect, test } from 'vitest';
import { untranslated } from './untranslated.mjs';

const header = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n';

test('a catalogue with every translation has nothing missing', () => {
  expect(untranslated(`${header}\nmsgid "Shop"\nmsgstr "Tienda"\n`)).toEqual([]);
});

test('an empty translation is missing', () => {
  const catalogue = `${header}\n#: web/a.tsx\nmsgid "Shop"\nmsgstr "Tienda"\n\n#: web/b.tsx\nmsgid "Say \\"hola\\""\nmsgstr ""\n`;
  expect(untranslated(catalogue)).toEqual(['Say "hola"']);
});

test('texts over several lines are read whole', () => {
  const translated = 'msgid ""\n"Handmade "\n"boards"\nmsgstr ""\n"Tablas hechas "\n"a mano"\n';
  const missing = 'msgid ""\n"Ordered "\n"ahead"\nmsgstr ""\n';
  expect(untranslated(`${header}\n${translated}\n${missing}`)).toEqual(['Ordered ahead']);
});

test('a message that is no longer used is not asked for', () => {
  expect(untranslated(`${header}\n#~ msgid "Old"\n#~ msgstr ""\n`)).toEqual([]);
});
