import { isReference, type Schema } from './openapi';

/** One line: a type, a link to a schema, or the possible values. */
export function describeSchema(schema: Schema): string {
  if (isReference(schema)) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return `[${name}](#${name.toLowerCase()})`;
  }
  const { enum: values, anyOf, oneOf, allOf, items } = schema;
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return [...new Set(alternatives.map(describeSchema))].join(' or ');
  if (allOf) return 'a form';
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``;
  if (items)
    return `list of ${describeSchema(items)}${describeRange(schema.minItems, schema.maxItems)}`;
  return describeType(schema);
}

function describeType({ type, format, minimum, maximum, maxLength, pattern }: Schema): string {
  if (type === undefined) return 'anything';
  const name = format === undefined ? String(type) : `${type} (${format})`;
  const length = maxLength === undefined ? '' : `, at most ${maxLength} characters`;
  const shape = pattern === undefined || format !== undefined ? '' : `, \`${pattern}\``;
  return name + describeRange(minimum, maximum) + length + shape;
}

function describeRange(min: number | undefined, max: number | undefined): string {
  // Too large to matter.
  const highest = max === Number.MAX_SAFE_INTEGER ? undefined : max;
  if (min === undefined && highest === undefined) return '';
  if (highest === undefined) return `, from ${min}`;
  return min === undefined ? `, to ${highest}` : `, ${min} to ${highest}`;
}

/** A table of the fields of an object, with those of objects in it. */
export function writeFields(schema: Schema): string {
  const rows = collectRows(schema, '');
  return rows.length > 0
    ? writeTable(['field', 'type', 'description'], rows)
    : describeSchema(schema);
}

function collectRows(schema: Schema, prefix: string): string[][] {
  const object = findObject(schema);
  const parts = object?.allOf ?? [];
  if (parts.length > 0) return parts.flatMap((part) => collectRows(part, prefix));
  return Object.entries(object?.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix + name;
    const isRequired = object?.required?.includes(name) ?? false;
    const { default: value, description = '' } = property;
    const isWorthSaying = value !== undefined && value !== '' && value !== null;
    const preset = isWorthSaying ? `Default: \`${JSON.stringify(value)}\`.` : '';
    const inner = findObject(property);
    const type = inner && !isReference(inner) && inner.properties ? 'object' : undefined;
    return [
      [
        `\`${path}\`${isRequired ? '' : ' (optional)'}`,
        type ? describeSchema(property).replace('object', type) : describeSchema(property),
        [description, preset].filter(Boolean).join(' '),
      ],
      ...(inner && !isReference(inner)
        ? collectRows(inner, `${path}${isList(property) ? '[]' : ''}.`)
        : []),
    ];
  });
}

const isList = ({ items, anyOf = [] }: Schema): boolean =>
  items !== undefined || anyOf.some(({ items }) => items !== undefined);

/** The object in a schema that is one, a list of them, or one or null. */
function findObject(schema: Schema): Schema | undefined {
  if (schema.properties || schema.allOf || isReference(schema)) return schema;
  if (schema.items) return findObject(schema.items);
  return schema.anyOf?.map(findObject).find((found) => found !== undefined);
}

/** A table in Markdown. Cells may contain inline Markdown. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');
}

const escapeCell = (cell: string): string =>
  cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
