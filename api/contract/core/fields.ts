import * as v from 'valibot';
import { type BilingualText, languages, localized } from './language';

/** NUL and lone surrogates: PostgreSQL rejects them, SQLite alters them. */
const unstorableCharacter = /\0|\p{Surrogate}/u;

export const isStorableText = (text: string): boolean => !unstorableCharacter.test(text);

const stripUnstorable = (text: string): string =>
  text.replace(new RegExp(unstorableCharacter, 'gu'), '');

export const unstorableMessage: BilingualText = {
  en: 'This text has a character we can’t save.',
  es: 'Este texto tiene un carácter que no se puede guardar.',
};

// Shared form fields. Text is stored exactly as typed, not trimmed.

/** In Unicode code points. */
const maxLength = { shortText: 200, email: 254, phone: 50, text: 5000 };

/** White space, a control or a format character. */
const blank = /[\s\p{Cc}\p{Cf}]/u;

const isVisible = (character: string): boolean => !blank.test(character);

/**
 * In Unicode code points, without surrounding blanks. Looks at each character once: a regular expression for blanks at the
 * end would take seconds for a long text that has many in the middle.
 */
function countCharacters(text: string): number {
  const characters = [...text];
  const first = characters.findIndex(isVisible);
  return first === -1 ? 0 : characters.findLastIndex(isVisible) - first + 1;
}

/** Strips characters that cannot be stored, trims, and truncates to `max` code points. */
export function sanitizeText(text: string, max: number): string {
  const cleaned = stripUnstorable(text).trim();
  return [...cleaned].slice(0, max).join('').trim();
}

/** Text of at most `max` code points; `requiredMessage` is the error if it is not a string. */
export const boundedText = (max: number, requiredMessage?: BilingualText) =>
  v.pipe(
    v.string(localized(requiredMessage ?? fieldMessages.text)),
    v.check(isStorableText, localized(fieldMessages.unstorable)),
    withJsonSchema(
      v.check((text: string) => [...text].length <= max, localized(fieldMessages.maxLength(max))),
      { maxLength: max },
    ),
  );

/** A check that JSON Schema has keywords for, which the API reference shows. */
const withJsonSchema = <Check extends object>(
  check: Check,
  jsonSchema: { readonly maxLength?: number; readonly minLength?: number },
): Check => Object.assign(check, { jsonSchema });

/** Counts `min` without surrounding blanks; a missing field counts as empty. */
export const requiredText = (min: number, max: number, message: BilingualText) =>
  v.optional(
    v.pipe(
      boundedText(max, message),
      v.check((text) => countCharacters(text) >= min, localized(message)),
    ),
    '',
  );

const optionalText = (max: number) => v.nullish(boundedText(max));

export const fieldMessages = {
  name: { en: 'Name is required', es: 'Escribe tu nombre' },
  email: { en: 'Valid email is required', es: 'Escribe un correo válido' },
  text: { en: 'This must be a text.', es: 'Esto debe ser un texto.' },
  unstorable: unstorableMessage,
  maxLength: (max: number): BilingualText => ({
    en: `Please keep this to ${max} characters.`,
    es: `Usa ${max} caracteres cuando mucho.`,
  }),
  timestamp: { en: 'This is not a moment in time.', es: 'Esta no es una fecha con hora.' },
  language: { en: 'The language must be en or es.', es: 'El idioma debe ser en o es.' },
  honeypot: { en: 'Please leave this field empty.', es: 'Deja este campo vacío.' },
} as const;

const minNameLength = 2;

const minMessageLength = 10;

export const nameField = requiredText(minNameLength, maxLength.shortText, fieldMessages.name);

export const messageField = (message: BilingualText) =>
  requiredText(minMessageLength, maxLength.text, message);

/** No minimum: the form checks it with its own message. */
export const longTextField = v.optional(boundedText(maxLength.text), '');

export const hasMinMessageLength = (text: string): boolean =>
  countCharacters(text) >= minMessageLength;

export const shortTextField = optionalText(maxLength.shortText);

export const phoneField = optionalText(maxLength.phone);

export const notesField = optionalText(maxLength.text);

/** The domain needs a dot. `missingMessage` is the error for an empty field. */
export const requiredEmailField = (missingMessage: BilingualText) =>
  v.optional(
    v.pipe(
      boundedText(maxLength.email, missingMessage),
      v.trim(),
      v.nonEmpty(localized(missingMessage)),
      v.rfcEmail(localized(fieldMessages.email)),
      v.regex(/@.+\.[^.]{2,}$/, localized(fieldMessages.email)),
    ),
    '',
  );

export const emailField = requiredEmailField(fieldMessages.email);

/** Bots fill in this invisible field. */
export const honeypotField = v.nullish(v.literal('', localized(fieldMessages.honeypot)));

/** By the client’s clock, so it may be wrong; normalized to UTC. */
const timestampField = v.pipe(
  v.string(localized(fieldMessages.timestamp)),
  v.isoTimestamp(localized(fieldMessages.timestamp)),
  v.check((value) => !Number.isNaN(Date.parse(value)), localized(fieldMessages.timestamp)),
  v.transform((value) => new Date(value).toISOString()),
);

export const metaFields = {
  language: v.optional(v.picklist(languages, localized(fieldMessages.language))),
  createdAt: v.optional(timestampField),
};

export const formResponse = v.object({ success: v.boolean(), message: v.string() });
export type FormResponse = v.InferOutput<typeof formResponse>;

export const formEndpoint = {
  method: 'POST',
  access: 'public',
  form: true,
  response: formResponse,
  cacheControl: 'no-store',
} as const;
