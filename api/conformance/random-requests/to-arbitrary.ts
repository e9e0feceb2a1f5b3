import fc from 'fast-check';
import * as v from 'valibot';
import { sampleNumbers, sampleTexts } from './sample-values';

type AnySchema =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.UnionSchema<readonly v.GenericSchema[], undefined>
  | v.PicklistSchema<readonly string[], undefined>
  | v.LiteralSchema<v.Literal, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.NullishSchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.LazySchema<v.GenericSchema>
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.NullSchema<undefined>;

const samples: readonly unknown[] = [...sampleTexts, ...sampleNumbers];

const maxItems = 3;

/**
 * Inputs for a schema. Texts and numbers are mostly samples that the schema accepts; checks of a whole object or list may
 * still reject it. Throws for kinds of schemas that the contract doesn't use in requests so far.
 */
export function toArbitrary(generic: v.GenericSchema): fc.Arbitrary<unknown> {
  const schema = generic as AnySchema;
  switch (schema.type) {
    case 'object':
      return toObjectArbitrary(schema.entries);
    case 'array':
      return fc.array(toArbitrary(schema.item), { maxLength: maxItems });
    case 'union':
      return preferSamples(schema, fc.oneof(...schema.options.map(toArbitrary)));
    case 'picklist':
      return fc.constantFrom(...schema.options);
    case 'literal':
      return fc.constant(schema.literal);
    case 'optional':
      return fc.option(toArbitrary(schema.wrapped), { nil: undefined });
    case 'nullable':
      return fc.option(toArbitrary(schema.wrapped), { nil: null });
    case 'nullish':
      return fc.oneof(toArbitrary(schema.wrapped), fc.constantFrom(null, undefined));
    case 'lazy':
      return toArbitrary(schema.getter(undefined));
    case 'string':
      return preferSamples(schema, fc.string({ unit: 'grapheme', maxLength: 20 }));
    case 'number':
      return preferSamples(schema, fc.oneof(fc.integer(), fc.double({ noNaN: true })));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`There are no random values for a schema of this kind: ${generic.type}.`);
  }
}

/** Optional entries are undefined at times, which JSON leaves out. */
const toObjectArbitrary = (entries: v.ObjectEntries): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(entries).map(([key, s]) => [key, toArbitrary(s as v.GenericSchema)]),
    ),
  );

function preferSamples(schema: v.GenericSchema, others: fc.Arbitrary<unknown>) {
  const accepted = samples.filter((sample) => v.safeParse(schema, sample).success);
  if (accepted.length === 0) return others;
  return fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...accepted) },
    { weight: 1, arbitrary: others },
  );
}
