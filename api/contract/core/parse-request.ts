import * as v from 'valibot';
import type { FilesSpec, RequestOf, UploadedFile, ValidatedEndpoint } from './endpoint';
import { isStorableText, unstorableMessage } from './fields';
import {
  type BilingualText,
  defaultLanguage,
  isLanguage,
  type Language,
  localized,
} from './language';
import { invalidRequest } from './messages';
import type { Problem } from './problem';

interface RawRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: readonly UploadedFile[] | undefined;
  readonly acceptLanguage?: string | undefined;
}

/** Error factories supplied by the transport (Koa or MSW). */
export interface RequestErrorFactories {
  readonly notFound: () => Error;
  readonly invalid: (message: string, issues: NonNullable<Problem['issues']>) => Error;
}

/**
 * Throws `notFound` for invalid path parameters, and `invalid` with an issue per field for an invalid query or body.
 */
export function parseRequest<E extends ValidatedEndpoint>(
  endpoint: E,
  { params, query, body, files, acceptLanguage }: RawRequest,
  errors: RequestErrorFactories,
): RequestOf<E> {
  const lang = negotiateLanguage(body, acceptLanguage);
  const parts = {
    params: endpoint.params && parseParams(endpoint.params, params, errors),
    query: endpoint.query && parseFields(endpoint.query, query, lang, errors),
    body: endpoint.body && parseFields(endpoint.body, body, lang, errors),
    files: endpoint.files && checkFiles(endpoint.files, { files, body }, lang, errors),
  };
  // Each part was parsed by the schema that its type is inferred from.
  return parts as RequestOf<E>;
}

function parseParams(
  schema: v.GenericSchema,
  params: unknown,
  errors: RequestErrorFactories,
): unknown {
  const parsed = v.safeParse(schema, params);
  if (!parsed.success || findUnstorablePaths(parsed.output).length > 0) throw errors.notFound();
  return parsed.output;
}

function parseFields(
  schema: v.GenericSchema,
  fields: unknown,
  lang: Language,
  errors: RequestErrorFactories,
): unknown {
  const parsed = v.safeParse(schema, fields, { lang });
  if (!parsed.success)
    throw errors.invalid(localized(invalidRequest)({ lang }), getFirstIssuePerField(parsed.issues));
  const paths = findUnstorablePaths(parsed.output);
  if (paths.length === 0) return parsed.output;
  const message = unstorableMessage[lang];
  throw errors.invalid(
    message,
    paths.map((path) => ({ path, message })),
  );
}

/** Checks every string, so that schemas do not have to. */
function findUnstorablePaths(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return isStorableText(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findUnstorablePaths(item, [...path, key]));
}

/** Keeps the first issue of each field: the others follow from it. */
export function getFirstIssuePerField(
  issues: readonly v.BaseIssue<unknown>[],
): NonNullable<Problem['issues']> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!messages.has(path)) messages.set(path, issue.message);
  }
  return Array.from(messages, ([path, message]) => ({ path, message }));
}

function checkFiles(
  { field, minFiles, maxFiles, alternativeField }: FilesSpec,
  { files = [], body }: RawRequest,
  lang: Language,
  errors: RequestErrorFactories,
): readonly UploadedFile[] {
  if (alternativeField !== undefined && files.length === 0 && hasField(body, alternativeField))
    return files;
  if (files.length >= minFiles && files.length <= maxFiles) return files;
  const message = localized(wrongFileCount(minFiles, maxFiles))({ lang });
  throw errors.invalid(message, [{ path: field, message }]);
}

const hasField = (body: unknown, field: string): boolean =>
  typeof body === 'object' && body !== null && field in body;

/**
 * The `language` of the body, otherwise the first supported one in `Accept-Language`. Pages set that header too, since
 * a request may have no body, or one that could not be read.
 */
export const negotiateLanguage = (body: unknown, acceptLanguage: string = ''): Language =>
  typeof body === 'object' && body !== null && 'language' in body && isLanguage(body.language)
    ? body.language
    : (acceptLanguage.split(',').map(toLanguageCode).find(isLanguage) ?? defaultLanguage);

/** Example: `es` for ` es-MX;q=0.9`. */
const toLanguageCode = (entry: string): string => entry.trim().slice(0, 2).toLowerCase();

export const wrongFileCount = (minFiles: number, maxFiles: number): BilingualText =>
  maxFiles === 1
    ? { en: 'Please send one file.', es: 'Manda un archivo.' }
    : {
        en: `Please send ${minFiles} to ${maxFiles} files.`,
        es: `Manda de ${minFiles} a ${maxFiles} archivos.`,
      };
