import * as v from 'valibot';
import { type Language, languages } from '../core/language';
import { getFirstIssuePerField } from '../core/parse-request';

/** Error messages by field path, as in the `issues` of a 400. */
export function getFieldErrors(
  schema: v.GenericSchema,
  value: unknown,
  lang: Language,
): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, value, { lang });
  return Object.fromEntries(
    getFirstIssuePerField(issues).map(({ path, message }) => [path, message]),
  );
}

/** The error of a single field in both languages; undefined for a valid value. */
export const getBilingualError = (field: v.GenericSchema, value: unknown) =>
  Object.fromEntries(languages.map((lang) => [lang, getFieldErrors(field, value, lang)['']]));
