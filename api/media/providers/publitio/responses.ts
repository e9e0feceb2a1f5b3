import * as v from 'valibot';

// Lenient schemas: everything but an id may be missing or not as documented; it then becomes null.

const text = v.optional(v.fallback(v.nullable(v.string()), null), null);

const integer = v.optional(
  v.fallback(
    v.nullable(v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.integer())),
    null,
  ),
  null,
);

/** Publitio returns 'public' or 'private', or the 1 and 0 that it is set with; other values pass unchanged. */
const privacy = v.optional(
  v.fallback(
    v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(parsePrivacy))),
    null,
  ),
  null,
);

function parsePrivacy(value: string | number): string {
  if (String(value) === '1') return 'public';
  if (String(value) === '0') return 'private';
  return String(value);
}

/** Ids become path segments, so the pattern is strict. */
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,64}$/));

export const isPublitioId = (value: string): boolean => v.is(id, value);

/** Times are 'YYYY-MM-DD HH:MM:SS' in an undocumented time zone. */
export const publitioFileSchema = v.object({
  id,
  public_id: text,
  title: text,
  description: text,
  /** Comma-separated. */
  tags: text,
  /** 'image', 'video' or 'audio'. */
  type: text,
  extension: text,
  size: integer,
  width: integer,
  height: integer,
  privacy,
  /** Path of the folder, if any. */
  folder: text,
  url_preview: text,
  url_download: text,
  created_at: text,
});
export type PublitioFile = v.InferOutput<typeof publitioFileSchema>;

export const publitioFolderSchema = v.object({ id, name: text, path: text, parent_id: text });
export type PublitioFolder = v.InferOutput<typeof publitioFolderSchema>;

const failureSchema = v.object({ success: v.literal(false) });

const errorSchema = v.object({ code: integer, message: text });

const nestedErrorSchema = v.object({ error: errorSchema });

/** The error in a response, in either of its two shapes; undefined for a success. */
export function parsePublitioError(
  response: unknown,
  status: number,
): { code: number; message: string } | undefined {
  const nestedError = v.safeParse(nestedErrorSchema, response);
  if (status < 400 && !nestedError.success && !v.is(failureSchema, response)) return undefined;
  const error = nestedError.success
    ? nestedError.output.error
    : v.parse(v.fallback(errorSchema, emptyError), response);
  return { code: error.code ?? status, message: error.message ?? 'no message' };
}

const emptyError = { code: null, message: null };

export function parseList<RowSchema extends v.GenericSchema>(
  response: unknown,
  name: string,
  rowSchema: RowSchema,
): v.InferOutput<RowSchema>[] {
  const list = v.safeParse(v.record(v.string(), v.unknown()), response);
  const rows = list.success ? list.output[name] : undefined;
  return Array.isArray(rows) ? rows.flatMap((item) => parseItem(rowSchema, item)) : [];
}

function parseItem<RowSchema extends v.GenericSchema>(
  rowSchema: RowSchema,
  item: unknown,
): v.InferOutput<RowSchema>[] {
  const parsed = v.safeParse(rowSchema, item);
  return parsed.success ? [parsed.output] : [];
}
