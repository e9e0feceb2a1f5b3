import {
  type ApiResponse,
  getExample,
  isReference,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
} from './openapi';
import { getErrorStatus } from './responses';
import { describeSchema, writeFields, writeTable } from './write-schema';

interface LocatedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The API reference as Markdown, as GitHub shows it. */
export function writeReference(document: OpenApiDocument): string {
  const operations = listOperations(document);
  const sections = document.tags.map(({ name, description }) => {
    const ofTag = operations.filter(({ operation }) => operation.tags.includes(name));
    return [
      `## ${toTitle(name)}`,
      description,
      writeTable(
        ['endpoint', 'what it does', 'for'],
        ofTag.map(({ method, path, operation }) => [
          `[\`${method} ${path}\`](#${operation.operationId.toLowerCase()})`,
          operation.summary,
          operation.security.length > 0 ? 'admins' : 'everybody',
        ]),
      ),
      ...ofTag.map((located) => writeOperation(document, located)),
    ].join('\n\n');
  });
  return `${[
    '# API reference',
    '<!-- Generated from the contract by `npm run api-docs`. -->',
    document.info.description,
    'The same as OpenAPI 3.1: `GET /api/openapi.json` of every server, or [api/openapi.json](../api/openapi.json).',
    writeTable(
      ['subject', 'endpoints'],
      document.tags.map(({ name, description }) => [`[${toTitle(name)}](#${name})`, description]),
    ),
    ...sections,
    '## Errors',
    writeErrors(document),
    '## Schemas',
    ...Object.entries(document.components.schemas).map(([name, schema]) =>
      [`### ${name}`, writeFields(schema)].join('\n\n'),
    ),
  ].join('\n\n')}\n`;
}

export const listOperations = ({ paths }: OpenApiDocument): readonly LocatedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

const toTitle = (tag: string): string =>
  tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ');

function writeOperation(
  document: OpenApiDocument,
  { method, path, operation }: LocatedOperation,
): string {
  const { operationId, description, requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const [[type, body] = []] = Object.entries(requestBody?.content ?? {});
  const example = getExample(requestBody?.content);
  return [
    `### ${operationId}`,
    `\`${method} ${path}\`${description === undefined ? '' : `<br>${description}`}`,
    ...(parameters.length > 0 ? [writeParameters(parameters)] : []),
    ...(body ? [`Body (\`${type}\`): ${describeSchema(body.schema)}`] : []),
    ...(body && !isReference(body.schema) ? [writeFields(body.schema)] : []),
    ...(example === undefined ? [] : [writeJson(example)]),
    writeResponses(document, responses),
  ].join('\n\n');
}

const writeParameters = (parameters: readonly Parameter[]): string =>
  writeTable(
    ['parameter', 'in', 'type', 'description'],
    parameters.map(({ name, in: place, required, schema, description = '', example }) => [
      `\`${name}\`${required ? '' : ' (optional)'}`,
      place,
      describeSchema(schema),
      [description, example === undefined ? '' : `Example: \`${example}\``]
        .filter(Boolean)
        .join(' '),
    ]),
  );

function writeResponses(document: OpenApiDocument, responses: Operation['responses']): string {
  const entries = Object.entries(responses).map(
    ([status, response]) => [status, resolve<ApiResponse>(document, response)] as const,
  );
  const [status = '', success] = entries.find(([code]) => code.startsWith('2')) ?? [];
  const errors = entries.filter(([code]) => code.startsWith('4') || code.startsWith('5'));
  const [[type, content] = []] = Object.entries(success?.content ?? {});
  const schema: Schema | undefined = content?.schema;
  const isText = type === 'text/csv';
  const body =
    type === undefined
      ? 'without a body'
      : isText || type.startsWith('image/')
        ? `\`${type}\``
        : describeSchema(schema ?? {});
  const example = getExample(success?.content);
  return [
    `Answers ${status}: ${body}. Errors: ${errors.map(([code]) => `[${code}](#errors)`).join(', ')}.`,
    ...(schema && !isText && !isReference(schema) && schema.properties
      ? [writeFields(schema)]
      : []),
    ...(example === undefined ? [] : [writeExample(isText ? String(example) : example)]),
  ].join('\n\n');
}

const writeErrors = (document: OpenApiDocument): string =>
  writeTable(
    ['status', 'name', 'meaning'],
    Object.entries(document.components.responses).map(([name, { description }]) => [
      getErrorStatus(name),
      name,
      description,
    ]),
  );

const writeExample = (value: unknown): string =>
  ['<details><summary>Example</summary>', writeJson(value), '</details>'].join('\n\n');

const writeJson = (value: unknown): string =>
  typeof value === 'string'
    ? `\`\`\`csv\n${value}\n\`\`\``
    : `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
