import type * as v from 'valibot';

/** Doc comments of fields, by the schema of the field and its name; Markdown. */
export type FieldComments = ReadonlyMap<v.GenericSchema, ReadonlyMap<string, string>>;

interface CommentedField {
  /** Of the exported constant that the field is in. */
  readonly declaration: string;
  /** Names of the fields that lead to it. */
  readonly path: readonly string[];
  readonly comment: string;
}

/** Adds the comments in the source of a module to `comments`. */
export function collectFieldComments(
  source: string,
  module: object,
  comments: Map<v.GenericSchema, Map<string, string>>,
): void {
  const constants: Readonly<Record<string, unknown>> = { ...module };
  for (const { declaration, path, comment } of findCommentedFields(source)) {
    const schema = path.reduce<unknown>(getField, constants[declaration]);
    const name = path.at(-1);
    if (!isSchema(schema) || name === undefined) continue;
    comments.set(schema, new Map([...(comments.get(schema) ?? []), [name, comment]]));
  }
}

const linePattern =
  /^(?<indent> *)(?:(?:export )?const (?<constant>\w+)\b|(?<field>\w+):|\/\*\*(?<comment>.*?)(?<end>\*\/)?$)/;

/** Relies on the indentation, which Biome checks, instead of a parser. */
function findCommentedFields(source: string): CommentedField[] {
  const fields: CommentedField[] = [];
  let declaration = '';
  let open: { readonly indent: number; readonly name: string }[] = [];
  let comment: string | undefined;
  let isInComment = false;
  for (const line of source.split('\n')) {
    if (isInComment) {
      comment += `\n${line}`;
      isInComment = !line.includes('*/');
      continue;
    }
    const { indent = '', constant, field, ...part } = linePattern.exec(line)?.groups ?? {};
    if (part.comment !== undefined) {
      comment = part.comment;
      isInComment = part.end === undefined;
      continue;
    }
    if (constant !== undefined) declaration = constant;
    if (field !== undefined) {
      open = [
        ...open.filter((outer) => outer.indent < indent.length),
        { indent: indent.length, name: field },
      ];
      const path = open.map(({ name }) => name);
      if (comment !== undefined) fields.push({ declaration, path, comment: cleanComment(comment) });
    } else if (constant !== undefined) open = [];
    comment = undefined;
  }
  return fields;
}

/** A block comment on one line. */
export const cleanComment = (comment: string): string =>
  comment
    .replace('*/', '')
    .replaceAll(/\s*\n\s*\*?\s?/g, ' ')
    .trim();

/** The schema of a field, also of an object that may be missing, or of the objects in a list. */
function getField(container: unknown, name: string): unknown {
  if (typeof container !== 'object' || container === null) return undefined;
  const parts: SchemaParts = container;
  const inner = parts.wrapped ?? parts.item;
  if (parts.entries) return parts.entries[name];
  if (inner) return getField(inner, name);
  return isSchema(container) ? undefined : Object.getOwnPropertyDescriptor(container, name)?.value;
}

interface SchemaParts {
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly wrapped?: unknown;
  readonly item?: unknown;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
