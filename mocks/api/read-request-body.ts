import {
  defaultMaxBodyBytes,
  type FilesSpec,
  type ValidatedEndpoint,
} from '#contract/core/endpoint';
import {
  bodyTooLarge,
  fileTooLarge,
  malformedBody,
  unsupportedBodyType,
} from '#contract/core/messages';
import { negotiateLanguage } from '#contract/core/parse-request';
import { fieldError, localizedError } from '../../api/dispatch/http-error';
import type { ReceivedFile, RequestBody } from '../../api/dispatch/request';
import { sha256 } from '../../api/platform/digest';

/** Throws HTTP errors with the statuses of the real server: 400, 413 and 415. */
export async function readRequestBody(
  request: Request,
  { body, files, maxBodyBytes }: ValidatedEndpoint,
): Promise<RequestBody> {
  if (files && !isJsonAlternative(request, files)) return readMultipartForm(request, files);
  return body ? { body: await readJson(request, maxBodyBytes) } : {};
}

const isJsonAlternative = (request: Request, { alternativeField }: FilesSpec): boolean =>
  alternativeField !== undefined && hasContentType(request, 'application/json');

async function readJson(request: Request, maxBytes?: number): Promise<unknown> {
  requireContentType(request, 'application/json');
  const bytes = await request.arrayBuffer();
  requireMaxBytes(bytes, maxBytes);
  const body = parseJson(new TextDecoder().decode(bytes));
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw createMalformedError();
}

function parseJson(json: string): unknown {
  if (json === '') return {};
  try {
    return JSON.parse(json);
  } catch {
    throw createMalformedError();
  }
}

async function readMultipartForm(
  request: Request,
  { field, maxFiles, maxFileBytes }: FilesSpec,
): Promise<RequestBody> {
  requireContentType(request, 'multipart/form-data');
  const form = await request.formData().catch(() => {
    throw createMalformedError();
  });
  const fields = [...form].filter(([, value]) => typeof value === 'string');
  requireMaxBytes(new TextEncoder().encode(fields.map(([, text]) => text).join('')));
  const body = Object.fromEntries(fields);
  const files = form.getAll(field).filter((value) => typeof value !== 'string');
  // Too many files are reported before one that is too large.
  if (files.length <= maxFiles && files.some(({ size }) => size > maxFileBytes)) {
    throw fieldError(413, field, fileTooLarge(maxFileBytes), negotiateLanguage(body));
  }
  return { body, files: await Promise.all(files.map(toReceivedFile)) };
}

async function toReceivedFile(file: File): Promise<ReceivedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, hash: await sha256(bytes), bytes: async () => bytes };
}

type BodyContentType = 'application/json' | 'multipart/form-data';

function hasContentType({ headers }: Request, type: BodyContentType): boolean {
  const [mediaType = ''] = (headers.get('Content-Type') ?? '').split(';');
  return mediaType.trim().toLowerCase() === type;
}

function requireContentType(request: Request, type: BodyContentType): void {
  if (!hasContentType(request, type)) throw localizedError(415, unsupportedBodyType(type));
}

function requireMaxBytes(
  { byteLength }: ArrayBuffer | Uint8Array,
  maxBytes = defaultMaxBodyBytes,
): void {
  if (byteLength > maxBytes) throw localizedError(413, bodyTooLarge);
}

const createMalformedError = () => localizedError(400, malformedBody);
