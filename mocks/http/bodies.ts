import type { Endpoint, SentFile } from '#contract/endpoint';
import { said } from '#contract/language';
import { languageOf, type WrittenParts } from '#contract/parse-request';
import { bodyTooLarge, fileTooLarge, malformedBody, wrongKindOfBody } from '#contract/refusals';
import { Fault, invalid } from './fault';

/** Bytes of text a body may have. */
const mostText = 100_000;

type Sent = Pick<WrittenParts, 'body' | 'files'>;

/** What came with a request, read as its endpoint says; nothing of it is believed yet. */
export async function sentWith(request: Request, { body, files }: Endpoint): Promise<Sent> {
  if (files) return formIn(request, files);
  return body ? { body: await jsonIn(request) } : {};
}

async function jsonIn(request: Request): Promise<unknown> {
  requireKind(request, 'application/json');
  const text = await request.text();
  if (new TextEncoder().encode(text).length > mostText) throw tooLarge();
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed();
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

async function formIn(
  request: Request,
  { field, largest }: NonNullable<Endpoint['files']>,
): Promise<Sent> {
  requireKind(request, 'multipart/form-data');
  const form = await request.formData().catch(() => {
    throw malformed();
  });
  const body = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const files = form.getAll(field).filter((value) => typeof value !== 'string');
  if (files.some(({ size }) => size > largest)) {
    throw new Fault(413, { message: said(fileTooLarge(largest))({ lang: languageOf(body) }) });
  }
  return { body, files: files.map(sentFile) };
}

const sentFile = (file: File): SentFile => ({
  name: file.name,
  bytes: async () => new Uint8Array(await file.arrayBuffer()),
});

function requireKind(request: Request, kind: 'application/json' | 'multipart/form-data'): void {
  const [sent = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (sent.trim().toLowerCase() === kind) return;
  throw new Fault(415, { message: wrongKindOfBody(kind).en });
}

const malformed = (): Fault => invalid(malformedBody.en);

const tooLarge = (): Fault => new Fault(413, { message: bodyTooLarge.en });
