import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { idPattern } from '#contract/core/text';
import { addRule, convertAction, readMessage } from './convert-action';
import type { FieldComments } from './field-comments';
import { type Schema, toSchema } from './openapi';
import { countReferences, getLazySchema, getPipe, isSchema, type PipeItem } from './walk-schemas';

/** 'input': what a client sends; 'output': what it gets. */
type Direction = 'input' | 'output';

export interface SchemaConverter {
  /** A reference to a component where the schema is one. */
  convert(schema: v.GenericSchema, direction: Direction): Schema;
  /** By name, in alphabetical order. */
  readonly components: Readonly<Record<string, Schema>>;
}

interface ConverterOptions {
  readonly bodies: readonly v.GenericSchema[];
  readonly responses: readonly v.GenericSchema[];
  /** Path parameters and queries: never components. */
  readonly parameters: readonly v.GenericSchema[];
  readonly schemaNames: ReadonlyMap<v.GenericSchema, string>;
  readonly fieldComments: FieldComments;
}

const prefix = '#/components/schemas/';

const objectTypes = new Set(['object', 'loose_object', 'strict_object', 'variant']);

const isObjectLike = (schema: v.GenericSchema): boolean =>
  objectTypes.has((getPipe(schema)?.find(isSchema) ?? schema).type);

/** Exported schemas of objects become components. If requests have another schema than responses, it ends in `Input`. */
export function createSchemaConverter(options: ConverterOptions): SchemaConverter {
  const { bodies, responses, parameters, schemaNames, fieldComments } = options;
  const collectDefinitions = (roots: readonly v.GenericSchema[]) =>
    Object.fromEntries(
      [...countReferences(roots).keys()].flatMap((schema) => {
        const name = schemaNames.get(schema);
        return name !== undefined && isObjectLike(schema) ? [[name, schema] as const] : [];
      }),
    );
  const definitions = {
    input: collectDefinitions(bodies),
    output: collectDefinitions(responses),
  };
  const rules = collectRules([...countReferences([...bodies, ...parameters]).keys()]);

  const createConfig = (
    direction: Direction,
    getRef: (name: string) => string,
  ): ConversionConfig => {
    const config: ConversionConfig = {
      target: 'draft-2020-12',
      typeMode: direction,
      errorMode: 'throw',
      definitions: definitions[direction],
      overrideAction: convertAction,
      overrideRef: ({ referenceId }) => getRef(referenceId),
      overrideSchema: ({ valibotSchema, jsonSchema }) => {
        const lazySchema = getLazySchema(valibotSchema);
        // The library would make a component without a name of it. All definitions would end in it again.
        if (lazySchema) return convertInline(lazySchema, { ...config, definitions: {} });
        // Client generators read `const` without a type as any value, and '' as any text.
        if ('literal' in valibotSchema && typeof valibotSchema.literal === 'string')
          return { type: 'string', enum: [valibotSchema.literal] };
        const applyRules = direction === 'input' ? rules.get(valibotSchema) : undefined;
        if (applyRules) return applyRules(jsonSchema);
        const described = describeFields(valibotSchema, jsonSchema, fieldComments);
        return requireFields(valibotSchema, described, direction);
      },
    };
    return config;
  };

  const convertDefinitions = (direction: Direction) =>
    toJsonSchemaDefs(
      definitions[direction],
      createConfig(direction, (name) => prefix + name),
    );
  const plain = { input: convertDefinitions('input'), output: convertDefinitions('output') };
  const differing = findDiffering(plain.input, plain.output);
  const toName = (name: string, direction: Direction) =>
    direction === 'input' && differing.has(name) ? `${name}Input` : name;
  const getRef = (direction: Direction) => (name: string) => prefix + toName(name, direction);

  const components = (['input', 'output'] as const).flatMap((direction) =>
    Object.entries(
      toJsonSchemaDefs(definitions[direction], createConfig(direction, getRef(direction))),
    ).flatMap(([name, schema]) =>
      name in definitions[direction] ? [[toName(name, direction), toSchema(schema)] as const] : [],
    ),
  );
  return {
    components: Object.fromEntries(components.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    convert(schema, direction) {
      const name = schemaNames.get(schema);
      if (name !== undefined && name in definitions[direction])
        return { $ref: getRef(direction)(name) };
      const config = createConfig(direction, getRef(direction));
      return toSchema(convertInline(schema, config));
    },
  };
}

/** Adds the comments of the fields before their rules. */
function describeFields(
  schema: object,
  jsonSchema: JsonSchema,
  comments: FieldComments,
): JsonSchema {
  if (!('entries' in schema) || !jsonSchema.properties) return jsonSchema;
  const entries = schema.entries as Record<string, v.GenericSchema>;
  const properties = Object.entries(jsonSchema.properties).map(([name, property]) => {
    const { [name]: entry } = entries;
    const comment = entry && comments.get(entry)?.get(name);
    if (comment === undefined || typeof property === 'boolean') return [name, property];
    return [name, addRule({ ...property, description: comment }, property.description)];
  });
  return { ...jsonSchema, properties: Object.fromEntries(properties) };
}

function isRequired(entry: v.GenericSchema, direction: Direction): boolean {
  const parsed = v.safeParse(entry, undefined);
  return !parsed.success || (direction === 'output' && parsed.output !== undefined);
}

type ConversionConfig = NonNullable<Parameters<typeof toJsonSchema>[1]>;

function convertInline(schema: v.GenericSchema, config: ConversionConfig): JsonSchema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, config);
  return converted;
}

/**
 * Sent fields that count as empty when they are missing are required if an empty one is invalid. Received fields are
 * there if they have a default.
 */
function requireFields(
  schema: object,
  jsonSchema: JsonSchema,
  direction: Direction,
): JsonSchema | undefined {
  if (!('entries' in schema) || !jsonSchema.properties) return undefined;
  const entries = Object.entries(schema.entries as Record<string, v.GenericSchema>);
  const required = entries
    .filter(([, entry]) => isRequired(entry, direction))
    .map(([name]) => name);
  const properties = Object.entries(jsonSchema.properties).map(([name, property]) => {
    if (typeof property === 'boolean' || !required.includes(name)) return [name, property];
    const { default: _, ...withoutDefault } = property;
    return [name, withoutDefault];
  });
  return { ...jsonSchema, properties: Object.fromEntries(properties), required };
}

/** Names whose schema differs, or refers to one that does. */
function findDiffering(
  input: Readonly<Record<string, JsonSchema>>,
  output: Readonly<Record<string, JsonSchema>>,
): ReadonlySet<string> {
  const names = Object.keys(input).filter((name) => name in output);
  const differing = new Set(
    names.filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])),
  );
  const refersToDiffering = (name: string) =>
    [...differing].some((other) => JSON.stringify(input[name]).includes(`"${prefix}${other}"`));
  let size: number;
  do {
    size = differing.size;
    for (const name of names) if (refersToDiffering(name)) differing.add(name);
  } while (differing.size > size);
  return differing;
}

type ApplyRules = (jsonSchema: JsonSchema) => JsonSchema;

/**
 * The library ends the input type of a pipe at its first transformation. What follows is valid for the client too, so it
 * is added to the first schema of the pipe, which every pipe has for itself.
 */
function collectRules(schemas: readonly v.GenericSchema[]): Map<unknown, ApplyRules> {
  const rules = new Map<unknown, ApplyRules>();
  for (const schema of schemas) {
    const pipe = getPipe(schema);
    const index = pipe?.findIndex(
      ({ kind, type }) => kind === 'transformation' && type === 'transform',
    );
    if (!pipe || index === undefined || index === -1) continue;
    const later = pipe.slice(index + 1);
    rules.set(
      pipe[0],
      (jsonSchema) => toCanonicalNumber(later, jsonSchema) ?? addRules(later, jsonSchema),
    );
  }
  return rules;
}

const addRules = (items: readonly PipeItem[], jsonSchema: JsonSchema): JsonSchema =>
  items
    .filter(({ kind }) => kind === 'validation')
    .reduce((described, item) => addRule(described, readMessage(item)), jsonSchema);

const limits: Readonly<Record<string, 'minimum' | 'maximum'>> = {
  min_value: 'minimum',
  max_value: 'maximum',
};

/** Numbers that may also be sent as text are described as numbers. */
function toCanonicalNumber(
  items: readonly PipeItem[],
  jsonSchema: JsonSchema,
): JsonSchema | undefined {
  if (items.some(({ requirement }) => requirement === idPattern))
    return { type: 'integer', minimum: 1 };
  const isNumber = items.some(({ type }) => type === 'integer' || type === 'finite');
  if (!isNumber || !jsonSchema.anyOf) return undefined;
  const isInteger = items.some(({ type }) => type === 'integer');
  const bounds = items.flatMap(({ type, requirement }) => {
    const keyword = limits[type];
    const isBound = Math.abs(Number(requirement)) < Number.MAX_SAFE_INTEGER;
    return keyword && isBound ? [[keyword, requirement] as const] : [];
  });
  return { type: isInteger ? 'integer' : 'number', ...Object.fromEntries(bounds) };
}
