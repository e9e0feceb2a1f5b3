export interface ReceivedEmail {
  /** Envelope recipients. */
  readonly recipients: readonly string[];
  /** Unfolded and decoded, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Parses a MIME message of a text and an HTML part; `source` has one character per byte. */
export function parseEmail(source: string, recipients: readonly string[]): ReceivedEmail {
  const { headers, body } = parsePart(source);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = (boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1)).map(
    (part) => parsePart(part.replace(/^\r\n/, '')),
  );
  const decodePart = (type: string) => {
    const part = parts.find((candidate) => candidate.headers['content-type']?.startsWith(type));
    return part ? decodeBody(part).trimEnd() : '';
  };
  return { recipients, headers, text: decodePart('text/plain'), html: decodePart('text/html') };
}

function parsePart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

const decodeUtf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

const decodeQuotedPrintable = (text: string): string =>
  text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );

function decodeBody({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body;
  return decodeUtf8(bytes).replaceAll('\r\n', '\n');
}

/** Encoded words of RFC 2047. */
const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeUtf8(decodeQuotedPrintable(word.replaceAll('_', ' '))),
    );
