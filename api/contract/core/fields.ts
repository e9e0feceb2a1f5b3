import * as v from 'valibot';
import { type BilingualText, languages, said } from './language';

/** A NUL, or half of a character: PostgreSQL refuses both, and SQLite gives back something else. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether every database stores a text as it is. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** A text without what no database stores. */
export const withoutUnstorable = (text: string): string =>
  text.replace(new RegExp(unstorable, 'gu'), '');

export const storableRule: BilingualText = {
  en: 'This text has a character we can’t save.',
  es: 'Este texto tiene un carácter que no se puede guardar.',
};

// What the forms of the shop have in common. What a person typed is kept exactly as it was typed.

/** Characters the fields may have. */
const longest = { line: 200, email: 254, phone: 50, text: 5000 };

/** Spaces, and characters that are not seen, at either end. */
const blankEnds = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu;

/** Characters without the blank ends, as Unicode counts them. */
const lengthOf = (text: string): number => [...text.replace(blankEnds, '')].length;

/** As much of a text as a field of up to so many characters keeps, without spaces at its ends. */
export function storablePart(text: string, most: number): string {
  const kept = withoutUnstorable(text).trim();
  return [...kept].slice(0, most).join('').trim();
}

/** A text of up to so many characters; `required` is said where there is none. */
export const storedText = (most: number, required?: BilingualText) =>
  v.pipe(
    v.string(said(required ?? rules.text)),
    v.check(isStorable, said(rules.storable)),
    v.check((typed) => [...typed].length <= most, said(rules.longest(most))),
  );

/** A text of at least so many characters, spaces at its ends not counted; one left out is an empty one. */
export const textOfAtLeast = (least: number, most: number, message: BilingualText) =>
  v.optional(
    v.pipe(
      storedText(most, message),
      v.check((typed) => lengthOf(typed) >= least, said(message)),
    ),
    '',
  );

const optionalText = (most: number) => v.nullish(storedText(most));

/** The rules' texts, in both languages. */
export const rules = {
  name: { en: 'Name is required', es: 'Escribe tu nombre' },
  email: { en: 'Valid email is required', es: 'Escribe un correo válido' },
  text: { en: 'This must be a text.', es: 'Esto debe ser un texto.' },
  storable: storableRule,
  longest: (most: number): BilingualText => ({
    en: `Please keep this to ${most} characters.`,
    es: `Usa ${most} caracteres cuando mucho.`,
  }),
  moment: { en: 'This is not a moment in time.', es: 'Esta no es una fecha con hora.' },
  language: { en: 'The language must be en or es.', es: 'El idioma debe ser en o es.' },
  trap: { en: 'Please leave this field empty.', es: 'Deja este campo vacío.' },
} as const;

/** The least a name has. */
const shortestName = 2;

/** The least a message or a description has. */
const shortestMessage = 10;

export const nameField = textOfAtLeast(shortestName, longest.line, rules.name);

export const messageField = (message: BilingualText) =>
  textOfAtLeast(shortestMessage, longest.text, message);

/** As `messageField`, where its form says how much is too little. */
export const longField = v.optional(storedText(longest.text), '');

export const isLongEnough = (text: string): boolean => lengthOf(text) >= shortestMessage;

export const lineField = optionalText(longest.line);

export const phoneField = optionalText(longest.phone);

export const notesField = optionalText(longest.text);

/** An address of a mailbox on the internet: with a domain that has a dot. `missing` is said of an empty one. */
export const emailFieldOr = (missing: BilingualText) =>
  v.optional(
    v.pipe(
      storedText(longest.email, missing),
      v.trim(),
      v.nonEmpty(said(missing)),
      v.rfcEmail(said(rules.email)),
      v.regex(/@.+\.[^.]{2,}$/, said(rules.email)),
    ),
    '',
  );

export const emailField = emailFieldOr(rules.email);

/** A field people do not see, for the programs that fill in everything. */
export const trapField = v.nullish(v.literal('', said(rules.trap)));

/** When the sender says it was sent, whatever their clock says; in UTC. */
const momentField = v.pipe(
  v.string(said(rules.moment)),
  v.isoTimestamp(said(rules.moment)),
  v.check((written) => !Number.isNaN(Date.parse(written)), said(rules.moment)),
  v.transform((written) => new Date(written).toISOString()),
);

/** What every form sends beside its fields. */
export const sentFields = {
  language: v.optional(v.picklist(languages, said(rules.language))),
  createdAt: v.optional(momentField),
};

/** The answer to a form that has arrived. */
export const formAnswer = v.object({ success: v.boolean(), message: v.string() });
export type FormAnswer = v.InferOutput<typeof formAnswer>;

/** What the calls of all forms have in common; each adds its path and its body. */
export const formCall = {
  method: 'POST',
  access: 'public',
  form: true,
  response: formAnswer,
  cacheControl: 'no-store',
} as const;
