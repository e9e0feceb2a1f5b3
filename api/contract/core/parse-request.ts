import * as v from 'valibot';
import type { FilesPart, RequestOf, SentFile, ValidatedEndpoint } from './endpoint';
import { isStorable, storableRule } from './fields';
import {
  type BilingualText,
  defaultLanguage,
  isLanguage,
  type Language,
  localized,
} from './language';
import type { Problem } from './problem';

export interface WrittenParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: readonly SentFile[] | undefined;
  readonly accepted?: string | undefined;
}

/** Error factories supplied by the transport (Koa or MSW). */
export interface RequestErrors {
  readonly notFound: () => Error;
  readonly invalid: (message: string, issues: NonNullable<Problem['issues']>) => Error;
}

/**
 * Throws `notFound` for invalid path parameters, and `invalid` with an issue per field for an invalid query or body.
 */
export function parseRequest<E extends ValidatedEndpoint>(
  endpoint: E,
  { params, query, body, files, accepted }: WrittenParts,
  errors: RequestErrors,
): RequestOf<E> {
  const lang = negotiateLanguage(body, accepted);
  const parts = {
    params: endpoint.params && validParams(endpoint.params, params, errors),
    query: endpoint.query && validFields(endpoint.query, query, lang, errors),
    body: endpoint.body && validFields(endpoint.body, body, lang, errors),
    files: endpoint.files && validFiles(endpoint.files, { files, body }, lang, errors),
  };
  // Each part was parsed by the schema that its type is inferred from.
  return parts as RequestOf<E>;
}

function validParams(schema: v.GenericSchema, params: unknown, errors: RequestErrors): unknown {
  const parsed = v.safeParse(schema, params);
  if (!parsed.success || unstorablePaths(parsed.output).length > 0) throw errors.notFound();
  return parsed.output;
}

function validFields(
  schema: v.GenericSchema,
  fields: unknown,
  lang: Language,
  errors: RequestErrors,
): unknown {
  const parsed = v.safeParse(schema, fields, { lang });
  if (!parsed.success)
    throw errors.invalid(localized(notValid)({ lang }), firstOfEach(parsed.issues));
  const unstorable = unstorablePaths(parsed.output);
  if (unstorable.length === 0) return parsed.output;
  const message = storableRule[lang];
  throw errors.invalid(
    message,
    unstorable.map((path) => ({ path, message })),
  );
}

/** Checks every string, so that schemas do not have to. */
function unstorablePaths(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unstorablePaths(part, [...path, key]));
}

/** Keeps the first issue of each field: the others follow from it. */
export function firstOfEach(
  issues: readonly v.BaseIssue<unknown>[],
): NonNullable<Problem['issues']> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!messages.has(path)) messages.set(path, issue.message);
  }
  return Array.from(messages, ([path, message]) => ({ path, message }));
}

function validFiles(
  { field, least, most, instead }: FilesPart,
  { files = [], body }: WrittenParts,
  lang: Language,
  errors: RequestErrors,
): readonly SentFile[] {
  if (instead !== undefined && files.length === 0 && isNamed(body, instead)) return files;
  if (files.length >= least && files.length <= most) return files;
  const message = localized(wrongNumber(least, most))({ lang });
  throw errors.invalid(message, [{ path: field, message }]);
}

const isNamed = (body: unknown, field: string): boolean =>
  typeof body === 'object' && body !== null && field in body;

/**
 * The `language` of the body, otherwise the first supported one in `Accept-Language`. Pages set that header too, since
 * a request may have no body, or one that could not be read.
 */
export const negotiateLanguage = (body: unknown, accepted: string = ''): Language =>
  typeof body === 'object' && body !== null && 'language' in body && isLanguage(body.language)
    ? body.language
    : (accepted.split(',').map(plainLanguage).find(isLanguage) ?? defaultLanguage);

/** Example: `es` for ` es-MX;q=0.9`. */
const plainLanguage = (entry: string): string => entry.trim().slice(0, 2).toLowerCase();

const notValid = { en: 'The request is not valid.', es: 'La solicitud no es válida.' };

export const wrongNumber = (least: number, most: number): BilingualText =>
  most === 1
    ? { en: 'Please send one file.', es: 'Manda un archivo.' }
    : {
        en: `Please send ${least} to ${most} files.`,
        es: `Manda de ${least} a ${most} archivos.`,
      };
