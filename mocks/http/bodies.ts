import {
  type FilesPart,
  mostText,
  type SentFile,
  type ValidatedEndpoint,
} from '#contract/core/endpoint';
import {
  bodyTooLarge,
  fileTooLarge,
  malformedBody,
  wrongKindOfBody,
} from '#contract/core/messages';
import { languageOf, type WrittenParts } from '#contract/core/parse-request';
import { refused, refusedField } from './fault';

type Sent = Pick<WrittenParts, 'body' | 'files'>;

/** What came with a request, read as its endpoint says; nothing of it is believed yet. */
export async function sentWith(
  request: Request,
  { body, files, largestBody }: ValidatedEndpoint,
): Promise<Sent> {
  if (files && !comesAsJson(request, files)) return formIn(request, files);
  return body ? { body: await jsonIn(request, largestBody) } : {};
}

const comesAsJson = (request: Request, { instead }: FilesPart): boolean =>
  instead !== undefined && isOfKind(request, 'application/json');

async function jsonIn(request: Request, largestBody?: number): Promise<unknown> {
  requireKind(request, 'application/json');
  const bytes = await request.arrayBuffer();
  requireLittle(bytes, largestBody);
  const body = parsed(new TextDecoder().decode(bytes));
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw malformed();
}

/** The JSON in a text; nothing at all is an empty form. */
function parsed(json: string): unknown {
  if (json === '') return {};
  try {
    return JSON.parse(json);
  } catch {
    throw malformed();
  }
}

async function formIn(request: Request, { field, most, largest }: FilesPart): Promise<Sent> {
  requireKind(request, 'multipart/form-data');
  const form = await request.formData().catch(() => {
    throw malformed();
  });
  const fields = [...form].filter(([, value]) => typeof value === 'string');
  requireLittle(new TextEncoder().encode(fields.map(([, text]) => text).join('')));
  const body = Object.fromEntries(fields);
  const files = form.getAll(field).filter((value) => typeof value !== 'string');
  // The number is told of first, where they are too many.
  if (files.length <= most && files.some(({ size }) => size > largest)) {
    throw refusedField(413, field, fileTooLarge(largest), languageOf(body));
  }
  return { body, files: files.map(sentFile) };
}

const sentFile = (file: File): SentFile => ({
  name: file.name,
  bytes: async () => new Uint8Array(await file.arrayBuffer()),
});

type KindOfBody = 'application/json' | 'multipart/form-data';

function isOfKind({ headers }: Request, kind: KindOfBody): boolean {
  const [sent = ''] = (headers.get('Content-Type') ?? '').split(';');
  return sent.trim().toLowerCase() === kind;
}

function requireKind(request: Request, kind: KindOfBody): void {
  if (!isOfKind(request, kind)) throw refused(415, wrongKindOfBody(kind));
}

function requireLittle({ byteLength }: ArrayBuffer | Uint8Array, most = mostText): void {
  if (byteLength > most) throw refused(413, bodyTooLarge);
}

const malformed = () => refused(400, malformedBody);
