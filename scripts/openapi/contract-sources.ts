import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as v from 'valibot';
import { cleanComment, collectFieldComments, type FieldComments } from './field-comments';

const contractFolder = join(import.meta.dirname, '../../api/contract');

export interface ContractSources {
  /** Doc comments of endpoints, by name; Markdown. */
  readonly comments: ReadonlyMap<string, string>;
  /** Subject of each endpoint: the folder in the contract. */
  readonly subjects: ReadonlyMap<string, string>;
  /** Names of exported schemas. */
  readonly schemaNames: ReadonlyMap<v.GenericSchema, string>;
  readonly fieldComments: FieldComments;
}

/** Reads from the source of the contract what is not in its objects: comments, folders, and names of schemas. */
export async function readContractSources(): Promise<ContractSources> {
  const files = readdirSync(contractFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\btesting\b/.test(file))
    .sort();
  const comments = new Map<string, string>();
  const subjects = new Map<string, string>();
  const schemaNames = new Map<v.GenericSchema, string>();
  const fieldComments = new Map<v.GenericSchema, Map<string, string>>();
  for (const file of files) {
    const subject = basename(dirname(file));
    const source = readFileSync(join(contractFolder, file), 'utf8');
    for (const { name, comment } of parseEndpoints(source)) {
      subjects.set(name, subject);
      if (comment) comments.set(name, comment);
    }
    const module: object = await import(pathToFileURL(join(contractFolder, file)).href);
    collectFieldComments(source, module, fieldComments);
    for (const [name, value] of Object.entries(module)) {
      if (isSchema(value) && !schemaNames.has(value)) schemaNames.set(value, toPascalCase(name));
    }
  }
  assertUniqueNames(schemaNames);
  return { comments, subjects, schemaNames, fieldComments };
}

const endpointPattern =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export const (\w+) = (?:defineEndpoint|declareEndpoint<[^>]*>\(\))\(/g;

const parseEndpoints = (source: string) =>
  Array.from(source.matchAll(endpointPattern), ([, comment = '', name = '']) => ({
    name,
    comment: cleanComment(comment),
  }));

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const toPascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function assertUniqueNames(schemaNames: ReadonlyMap<unknown, string>): void {
  const names = [...schemaNames.values()];
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new Error(`Two schemas of the contract are exported as ${duplicate}.`);
}
