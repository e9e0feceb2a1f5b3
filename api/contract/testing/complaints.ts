import * as v from 'valibot';
import type { Language } from '../language';

/** What is said of the fields at fault, by their paths, as a request that fails is answered. */
export function complaints(
  schema: v.GenericSchema,
  written: unknown,
  lang: Language,
): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, written, { lang, abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}
