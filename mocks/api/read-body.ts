import { type FilesPart, mostText, type ValidatedEndpoint } from '#contract/core/endpoint';
import {
  bodyTooLarge,
  fileTooLarge,
  malformedBody,
  wrongKindOfBody,
} from '#contract/core/messages';
import { negotiateLanguage } from '#contract/core/parse-request';
import { fieldError, localizedError } from '../../api/dispatch/problem';
import type { ReceivedFile, RequestBody } from '../../api/dispatch/request';
import { sha256 } from '../../api/platform/digest';

/** Throws HTTP errors with the statuses of the real server: 400, 413 and 415. */
export async function readBody(
  request: Request,
  { body, files, largestBody }: ValidatedEndpoint,
): Promise<RequestBody> {
  if (files && !isJsonInstead(request, files)) return readForm(request, files);
  return body ? { body: await readJson(request, largestBody) } : {};
}

const isJsonInstead = (request: Request, { instead }: FilesPart): boolean =>
  instead !== undefined && hasType(request, 'application/json');

async function readJson(request: Request, maxBytes?: number): Promise<unknown> {
  requireType(request, 'application/json');
  const bytes = await request.arrayBuffer();
  requireSize(bytes, maxBytes);
  const body = parseJson(new TextDecoder().decode(bytes));
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw malformed();
}

function parseJson(json: string): unknown {
  if (json === '') return {};
  try {
    return JSON.parse(json);
  } catch {
    throw malformed();
  }
}

async function readForm(
  request: Request,
  { field, most, largest }: FilesPart,
): Promise<RequestBody> {
  requireType(request, 'multipart/form-data');
  const form = await request.formData().catch(() => {
    throw malformed();
  });
  const fields = [...form].filter(([, value]) => typeof value === 'string');
  requireSize(new TextEncoder().encode(fields.map(([, text]) => text).join('')));
  const body = Object.fromEntries(fields);
  const files = form.getAll(field).filter((value) => typeof value !== 'string');
  // Too many files are reported before one that is too large.
  if (files.length <= most && files.some(({ size }) => size > largest)) {
    throw fieldError(413, field, fileTooLarge(largest), negotiateLanguage(body));
  }
  return { body, files: await Promise.all(files.map(toReceivedFile)) };
}

async function toReceivedFile(file: File): Promise<ReceivedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, hash: await sha256(bytes), bytes: async () => bytes };
}

type BodyType = 'application/json' | 'multipart/form-data';

function hasType({ headers }: Request, type: BodyType): boolean {
  const [sent = ''] = (headers.get('Content-Type') ?? '').split(';');
  return sent.trim().toLowerCase() === type;
}

function requireType(request: Request, type: BodyType): void {
  if (!hasType(request, type)) throw localizedError(415, wrongKindOfBody(type));
}

function requireSize({ byteLength }: ArrayBuffer | Uint8Array, maxBytes = mostText): void {
  if (byteLength > maxBytes) throw localizedError(413, bodyTooLarge);
}

const malformed = () => localizedError(400, malformedBody);
