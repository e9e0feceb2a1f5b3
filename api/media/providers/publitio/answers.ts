import * as v from 'valibot';

// Publitio's answers as far as they are known. Everything but an id may be missing, or be something else than was
// documented: it then counts as null.

const text = v.optional(v.fallback(v.nullable(v.string()), null), null);

const whole = v.optional(
  v.fallback(
    v.nullable(v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.integer())),
    null,
  ),
  null,
);

/** 'public' or 'private', though 1 and 0 are what it is set with; any other word stays as it is. */
const privacy = v.optional(
  v.fallback(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(privacyIn))), null),
  null,
);

function privacyIn(written: string | number): string {
  if (String(written) === '1') return 'public';
  if (String(written) === '0') return 'private';
  return String(written);
}

/** Ids as they are given out: they become parts of paths. */
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,64}$/));

/** Whether something may be an id of Publitio's. */
export const isPublitioId = (written: string): boolean => v.is(id, written);

/** A file at Publitio. Times are 'YYYY-MM-DD HH:MM:SS' in a zone that is not documented. */
export const publitioFile = v.object({
  id,
  public_id: text,
  title: text,
  description: text,
  /** Joined by commas. */
  tags: text,
  /** 'image', 'video' or 'audio'. */
  type: text,
  extension: text,
  size: whole,
  width: whole,
  height: whole,
  privacy,
  /** The path of the folder, where it is in one. */
  folder: text,
  url_preview: text,
  url_download: text,
  created_at: text,
});
export type PublitioFile = v.InferOutput<typeof publitioFile>;

/** A folder at Publitio. */
export const publitioFolder = v.object({ id, name: text, path: text, parent_id: text });
export type PublitioFolder = v.InferOutput<typeof publitioFolder>;

const failed = v.object({ success: v.literal(false) });

const complaint = v.object({ code: whole, message: text });

const nested = v.object({ error: complaint });

/** What an answer complains of, in either of the two shapes there are; undefined of a good one. */
export function problemIn(
  answer: unknown,
  status: number,
): { code: number; message: string } | undefined {
  const inside = v.safeParse(nested, answer);
  if (status < 400 && !inside.success && !v.is(failed, answer)) return undefined;
  const said = inside.success
    ? inside.output.error
    : v.parse(v.fallback(complaint, nothing), answer);
  return { code: said.code ?? status, message: said.message ?? 'no message' };
}

const nothing = { code: null, message: null };

/** The good ones of what is listed under a name; one without an id is left out. */
export function listed<Row extends v.GenericSchema>(
  answer: unknown,
  name: string,
  row: Row,
): v.InferOutput<Row>[] {
  const list = v.safeParse(v.record(v.string(), v.unknown()), answer);
  const rows = list.success ? list.output[name] : undefined;
  return Array.isArray(rows) ? rows.flatMap((one) => goodOnes(row, one)) : [];
}

function goodOnes<Row extends v.GenericSchema>(row: Row, one: unknown): v.InferOutput<Row>[] {
  const parsed = v.safeParse(row, one);
  return parsed.success ? [parsed.output] : [];
}
