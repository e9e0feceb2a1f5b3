import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSource } from 'oazapfts';
import { buildDocument } from './build-document';
import type { OpenApiDocument } from './openapi';
import { recordResponses } from './record-responses';
import { writeReference } from './write-reference';

interface ApiDocs {
  readonly document: OpenApiDocument;
  /** Contents by path in the project. */
  readonly files: Readonly<Record<string, string>>;
}

/** The document, the page in docs, and a client whose functions reject on an error status. Takes some seconds. */
export async function generateApiDocs(): Promise<ApiDocs> {
  const built = await buildDocument(await recordResponses());
  // Without undefined values, as a client gets it.
  const json = JSON.stringify(built, null, 1);
  const document: OpenApiDocument = JSON.parse(json);
  return {
    document,
    files: {
      'api/openapi.json': `${json}\n`,
      'docs/api.md': writeReference(document),
      'scripts/openapi/client/generated.ts': await generateClient(json),
    },
  };
}

/** The generator reads only files. */
async function generateClient(json: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-docs-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, json);
    return await generateSource(file, {
      argumentStyle: 'object',
      optimistic: true,
      useUnknown: true,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
