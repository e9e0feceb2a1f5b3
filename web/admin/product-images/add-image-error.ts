import * as v from 'valibot';
import { ResponseError } from '../../data/http-client';

const optionalText = v.optional(v.fallback(v.string(), ''), '');

const errorBodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ message: optionalText, error: optionalText }),
);

/** The error message of the server, in `message` or `error`. */
export function parseAddImageError(error: unknown): string | undefined {
  if (!(error instanceof ResponseError)) return undefined;
  const { output, success } = v.safeParse(errorBodySchema, error.text);
  return success ? output.message || output.error || undefined : undefined;
}
