import { describe, expect, test } from 'vitest';
import { findTranslationErrors } from './translation-errors.mjs';

/**
 * @param {string} message
 * @param {string} translation
 */
const buildPoText = (message, translation) =>
  `msgid ""\nmsgstr ""\n"Language: es\\n"\n\nmsgid ${JSON.stringify(message)}\nmsgstr ${JSON.stringify(translation)}\n`;

/**
 * @param {string} message
 * @param {string} translation
 */
const findErrors = (message, translation) =>
  findTranslationErrors(buildPoText(message, translation)).map(({ error }) => error);

describe('findTranslationErrors', () => {
  test.each([
    ['a missing value', '{count} files', 'archivos', 'lacks the value {count}'],
    ['a value that is misspelled', 'Hi {name}', 'Hola {nombre}', 'adds the value {nombre}'],
    [
      'a plural translated as a plain value',
      '{n, plural, one {# file} other {# files}}',
      '{n} archivos',
      'lacks the value {n, plural}',
    ],
    ['a missing tag', 'Read <0>this</0>', 'Lee <0>esto', 'lacks the tag </0>'],
    ['an added tag', 'Read this', 'Lee <0>esto</0>', 'adds the tag <0>'],
    [
      'a plural without its singular',
      '{n, plural, one {# file} other {# files}}',
      '{n, plural, other {# archivos}}',
      "lacks the branch 'one' of {n}",
    ],
    [
      'a plural without its other branch',
      '{n, plural, one {# file} other {# files}}',
      '{n, plural, one {# archivo}}',
      "lacks the branch 'other' of {n}",
    ],
    ['a question without ¿', 'Delete it?', 'Lo borramos?', 'has ¿ without ?, or ? without ¿'],
    ['an exclamation without !', 'Done!', '¡Listo', 'has ¡ without !, or ! without ¡'],
    ['a quotation in the wrong order', '“Share”', '»Compartir«', 'has « without », or » without «'],
    [
      'a mark missing from one branch',
      '{n, plural, one {Delete?} other {Delete #?}}',
      '{n, plural, one {¿Borrar?} other {Borrar #?}}',
      'has ¿ without ?, or ? without ¿',
    ],
    ['three periods', 'Sending...', 'Enviando...', "has '...' where Spanish has '…'"],
    [
      'an ordinary space before a. m.',
      '{clock} am',
      '{clock} a.\u00a0m.',
      'has a. m. or p. m. without no-break spaces',
    ],
    [
      'an ordinary space inside p. m.',
      '{clock} pm',
      '{clock}\u00a0p. m.',
      'has a. m. or p. m. without no-break spaces',
    ],
    ['no space inside p.m.', '7 pm', '7\u00a0p.m.', 'has a. m. or p. m. without no-break spaces'],
    ['a brace left open', 'Hi {name}', 'Hola {name', 'cannot be parsed: no branch at 10'],
  ])('reports %s', (_case, message, translation, error) => {
    expect(findErrors(message, translation)).toContain(error);
  });

  test.each([
    [
      '{n, plural, one {# of {all} files} other {# files}}',
      '{n, plural, one {# archivo} other {# de {all} archivos}}',
    ],
    ['<0>{name}</0>, {from} to {to}?', '¿De {from} a {to}, <0>{name}</0>?'],
    ['“{term}”… 7 pm to 11 pm!', '¡«{term}»… de 7\u00a0p.\u00a0m. a 11\u00a0p.\u00a0m.!'],
    ['Not translated yet', ''],
  ])('accepts %s', (message, translation) => {
    expect(findErrors(message, translation)).toEqual([]);
  });

  test('names the message that is translated wrongly', () => {
    expect(findTranslationErrors(buildPoText('Sending...', 'Enviando...'))).toEqual([
      { message: 'Sending...', error: "has '...' where Spanish has '…'" },
    ]);
  });
});
