import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiDocs } from './openapi/generate-api-docs';

// Writes the API reference from the contract: api/openapi.json, which the server serves,
// docs/api.md and a client.

const { files } = await generateApiDocs();

for (const [path, content] of Object.entries(files)) {
  const file = join(import.meta.dirname, '..', path);
  const isCurrent = (await readFile(file, 'utf8')) === content;
  if (!isCurrent) await writeFile(file, content);
  console.log(`${path} ${isCurrent ? 'is up to date' : 'was written'}.`);
}
