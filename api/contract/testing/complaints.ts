import * as v from 'valibot';
import { type Language, languages } from '../core/language';
import { firstOfEach } from '../core/parse-request';

/** What is said of the fields at fault, by their paths, as a request that fails is answered. */
export function complaints(
  schema: v.GenericSchema,
  written: unknown,
  lang: Language,
): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, written, { lang });
  return Object.fromEntries(firstOfEach(issues).map(({ path, message }) => [path, message]));
}

/** What both languages say of what is written in one field; no word for what is taken. */
export const saidOf = (field: v.GenericSchema, written: unknown) =>
  Object.fromEntries(languages.map((lang) => [lang, complaints(field, written, lang)['']]));
