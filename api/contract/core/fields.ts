import * as v from 'valibot';
import { type BilingualText, languages, localized } from './language';

/** NUL and lone surrogates: PostgreSQL rejects them, SQLite alters them. */
const unstorable = /\0|\p{Surrogate}/u;

export const isStorable = (text: string): boolean => !unstorable.test(text);

export const withoutUnstorable = (text: string): string =>
  text.replace(new RegExp(unstorable, 'gu'), '');

export const storableRule: BilingualText = {
  en: 'This text has a character we can’t save.',
  es: 'Este texto tiene un carácter que no se puede guardar.',
};

// Shared form fields. Text is stored exactly as typed, not trimmed.

/** In Unicode code points. */
const longest = { line: 200, email: 254, phone: 50, text: 5000 };

/** White space, control and format characters at either end. */
const blankEnds = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu;

/** In Unicode code points, without surrounding blanks. */
const countCharacters = (text: string): number => [...text.replace(blankEnds, '')].length;

/** Strips characters that cannot be stored, trims, and truncates to `max` code points. */
export function storablePart(text: string, most: number): string {
  const cleaned = withoutUnstorable(text).trim();
  return [...cleaned].slice(0, most).join('').trim();
}

/** Text of at most `max` code points; `requiredMessage` is the error if it is not a string. */
export const storedText = (most: number, required?: BilingualText) =>
  v.pipe(
    v.string(localized(required ?? rules.text)),
    v.check(isStorable, localized(rules.storable)),
    v.check((typed) => [...typed].length <= most, localized(rules.longest(most))),
  );

/** Counts `min` without surrounding blanks; a missing field counts as empty. */
export const textOfAtLeast = (least: number, most: number, message: BilingualText) =>
  v.optional(
    v.pipe(
      storedText(most, message),
      v.check((typed) => countCharacters(typed) >= least, localized(message)),
    ),
    '',
  );

const optionalText = (most: number) => v.nullish(storedText(most));

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

const shortestName = 2;

const shortestMessage = 10;

export const nameField = textOfAtLeast(shortestName, longest.line, rules.name);

export const messageField = (message: BilingualText) =>
  textOfAtLeast(shortestMessage, longest.text, message);

/** No minimum: the form checks it with its own message. */
export const longField = v.optional(storedText(longest.text), '');

export const isLongEnough = (text: string): boolean => countCharacters(text) >= shortestMessage;

export const lineField = optionalText(longest.line);

export const phoneField = optionalText(longest.phone);

export const notesField = optionalText(longest.text);

/** The domain needs a dot. `missingMessage` is the error for an empty field. */
export const emailFieldOr = (missing: BilingualText) =>
  v.optional(
    v.pipe(
      storedText(longest.email, missing),
      v.trim(),
      v.nonEmpty(localized(missing)),
      v.rfcEmail(localized(rules.email)),
      v.regex(/@.+\.[^.]{2,}$/, localized(rules.email)),
    ),
    '',
  );

export const emailField = emailFieldOr(rules.email);

/** Bots fill in this invisible field. */
export const trapField = v.nullish(v.literal('', localized(rules.trap)));

/** The client's clock, unchecked; normalized to UTC. */
const momentField = v.pipe(
  v.string(localized(rules.moment)),
  v.isoTimestamp(localized(rules.moment)),
  v.check((written) => !Number.isNaN(Date.parse(written)), localized(rules.moment)),
  v.transform((written) => new Date(written).toISOString()),
);

export const sentFields = {
  language: v.optional(v.picklist(languages, localized(rules.language))),
  createdAt: v.optional(momentField),
};

export const formResponse = v.object({ success: v.boolean(), message: v.string() });
export type FormResponse = v.InferOutput<typeof formResponse>;

export const formCall = {
  method: 'POST',
  access: 'public',
  form: true,
  response: formResponse,
  cacheControl: 'no-store',
} as const;
