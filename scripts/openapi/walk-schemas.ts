import type * as v from 'valibot';

/** What the schemas of Valibot have in common for a walk: their parts by the names that Valibot gives them. */
interface SchemaParts {
  readonly pipe?: readonly PipeItem[];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly items?: readonly v.GenericSchema[];
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly key?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly rest?: v.GenericSchema;
  readonly getter?: (input: unknown) => v.GenericSchema;
}

export interface PipeItem {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

const getParts = (schema: v.GenericSchema & SchemaParts): SchemaParts => schema;

/** All schemas and actions of a pipe, with those of nested pipes; undefined for a schema without a pipe. */
export function getPipe(schema: v.GenericSchema): readonly PipeItem[] | undefined {
  const { pipe } = getParts(schema);
  return pipe?.flatMap((item) => (isSchema(item) ? (getPipe(item) ?? [item]) : [item]));
}

function getChildSchemas(schema: v.GenericSchema): v.GenericSchema[] {
  const { pipe, entries = {}, options = [], items = [], getter, ...parts } = getParts(schema);
  // The first item of a pipe is the schema itself.
  if (pipe) return pipe.filter(isSchema);
  const { item, wrapped, key, value, rest } = parts;
  const candidates = [...Object.values(entries), ...options, ...items, item, wrapped, key, value];
  return [...candidates, rest, getter?.(undefined)].filter(isSchema);
}

/** The schema that a lazy one has for most values; undefined for any other. */
export const getLazySchema = (schema: object): v.GenericSchema | undefined => {
  const { getter }: SchemaParts = schema;
  return getter?.(undefined);
};

export const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Number of places that refer to each schema that is reachable from `roots`. */
export function countReferences(roots: readonly v.GenericSchema[]): Map<v.GenericSchema, number> {
  const counts = new Map<v.GenericSchema, number>();
  const visit = (schema: v.GenericSchema): void => {
    const count = counts.get(schema) ?? 0;
    counts.set(schema, count + 1);
    if (count === 0) for (const child of getChildSchemas(schema)) visit(child);
  };
  for (const root of roots) visit(root);
  return counts;
}
