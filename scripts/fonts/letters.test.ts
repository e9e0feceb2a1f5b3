import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseEntries } from '../i18n/po-entries.mjs';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { readCharacters } from './read-characters';

/** In neither of the original fonts' Latin files: browsers take them from another font. */
const missingInBoth = ['→', '≈'];

const readFont = (name: string): Set<string> =>
  readCharacters(resolveProjectPath('web', 'theme', 'fonts', `${name}.woff2`));

function readAll(folder: string, end: string): string[] {
  const path = resolveProjectPath(...folder.split('/'));
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end) && !file.includes('.test.'))
    .map((file) => readFileSync(join(path, file), 'utf8'));
}

const listCharacters = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...text.normalize('NFC').replaceAll(/\s/g, '')]));

const translations = readAll('web/i18n/translations', '.po').flatMap((file) =>
  parseEntries(file).flatMap(({ message, translation }) => [message, translation]),
);
const messages = readAll('api/contract', 'messages.ts');
const demoData = readAll('api/seed/demo', '.ts');

describe.each(['fraunces', 'figtree'])('the font %s', (name) => {
  const characters = readFont(name);
  const listMissing = (texts: readonly string[]): string[] =>
    [...listCharacters(texts)].filter(
      (character) => !characters.has(character) && !missingInBoth.includes(character),
    );

  test('has all letters of the translations', () => {
    expect(translations.length).toBeGreaterThan(1000);
    expect(listMissing(translations)).toEqual([]);
  });

  test('has all letters of the messages of the contract', () => {
    expect(messages.length).toBeGreaterThan(5);
    expect(listMissing(messages)).toEqual([]);
  });

  test('has all letters of the demo data', () => {
    expect(demoData.length).toBeGreaterThan(20);
    expect(listMissing(demoData)).toEqual([]);
  });

  test('has the letters of French, German, Portuguese and Scandinavian names, in both cases', () => {
    expect(listMissing(['àâäãåçèêëìîïòôöõøùûæœß', 'ÀÂÄÃÅÇÈÊËÌÎÏÒÔÖÕØÙÛÆŒ'])).toEqual([]);
  });
});
