import * as v from 'valibot';
import { type Language, languages } from '../core/language';
import { firstOfEach } from '../core/parse-request';

/** Error messages by field path, as in the `issues` of a 400. */
export function complaints(
  schema: v.GenericSchema,
  written: unknown,
  lang: Language,
): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, written, { lang });
  return Object.fromEntries(firstOfEach(issues).map(({ path, message }) => [path, message]));
}

/** The error of a single field in both languages; undefined for a valid value. */
export const getBilingualError = (field: v.GenericSchema, written: unknown) =>
  Object.fromEntries(languages.map((lang) => [lang, complaints(field, written, lang)['']]));
