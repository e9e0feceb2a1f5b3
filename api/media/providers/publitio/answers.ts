import * as v from 'valibot';

// Lenient schemas: everything but an id may be missing or not as documented; it then becomes null.

const text = v.optional(v.fallback(v.nullable(v.string()), null), null);

const whole = v.optional(
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

function parsePrivacy(written: string | number): string {
  if (String(written) === '1') return 'public';
  if (String(written) === '0') return 'private';
  return String(written);
}

/** Ids become path segments, so the pattern is strict. */
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,64}$/));

export const isPublitioId = (written: string): boolean => v.is(id, written);

/** Times are 'YYYY-MM-DD HH:MM:SS' in an undocumented time zone. */
export const publitioFile = v.object({
  id,
  public_id: text,
  title: text,
  description: text,
  /** Comma-separated. */
  tags: text,
  /** 'image', 'video' or 'audio'. */
  type: text,
  extension: text,
  size: whole,
  width: whole,
  height: whole,
  privacy,
  /** Path of the folder, if any. */
  folder: text,
  url_preview: text,
  url_download: text,
  created_at: text,
});
export type PublitioFile = v.InferOutput<typeof publitioFile>;

export const publitioFolder = v.object({ id, name: text, path: text, parent_id: text });
export type PublitioFolder = v.InferOutput<typeof publitioFolder>;

const failed = v.object({ success: v.literal(false) });

const complaint = v.object({ code: whole, message: text });

const nested = v.object({ error: complaint });

/** The error in a response, in either of its two shapes; undefined for a success. */
export function parsePublitioError(
  response: unknown,
  status: number,
): { code: number; message: string } | undefined {
  const inside = v.safeParse(nested, response);
  if (status < 400 && !inside.success && !v.is(failed, response)) return undefined;
  const error = inside.success
    ? inside.output.error
    : v.parse(v.fallback(complaint, nothing), response);
  return { code: error.code ?? status, message: error.message ?? 'no message' };
}

const nothing = { code: null, message: null };

export function listed<Row extends v.GenericSchema>(
  response: unknown,
  name: string,
  row: Row,
): v.InferOutput<Row>[] {
  const list = v.safeParse(v.record(v.string(), v.unknown()), response);
  const rows = list.success ? list.output[name] : undefined;
  return Array.isArray(rows) ? rows.flatMap((one) => goodOnes(row, one)) : [];
}

function goodOnes<Row extends v.GenericSchema>(row: Row, one: unknown): v.InferOutput<Row>[] {
  const parsed = v.safeParse(row, one);
  return parsed.success ? [parsed.output] : [];
}
