import type { Plugin, Rolldown } from 'vite';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];

/** What of an endpoint those who answer check. */
const checks = new Set(['params', 'query', 'response']);

/** What the shop's forms have in common. They, and files, are sent from anywhere: the browser reads the answer with care. */
const formCall = 'formCall';

/**
 * Leaves the schemas of what is only read, and of what the back office writes, out of the browser's code: whoever
 * answers checks what is asked, and the browser believes its own shop. They, and what they are made with, were a good
 * part of the first page.
 */
export const uncheckedReads = (): Plugin => ({
  name: 'unchecked-reads',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /[\\/]api[\\/]contract[\\/]/, code: /\bendpoint\(/ },
    handler(code) {
      const dropped = this.parse(code).body.flatMap(declarationsIn).flatMap(checksOf);
      return dropped.reduceRight(
        (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
        code,
      );
    },
  },
});

const declarationsIn = (statement: Statement): readonly Declaration[] =>
  statement.type === 'ExportNamedDeclaration' &&
  statement.declaration?.type === 'VariableDeclaration'
    ? statement.declaration.declarations
    : [];

function checksOf({ init }: Declaration) {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
  const [shape] = init.arguments;
  if (init.callee.name !== 'endpoint' || shape?.type !== 'ObjectExpression') return [];
  const named = shape.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, start: property.start, end: property.end }]
      : [],
  );
  const isForm = shape.properties.some(
    (property) =>
      property.type === 'SpreadElement' &&
      property.argument.type === 'Identifier' &&
      property.argument.name === formCall,
  );
  const isReadWithCare = isForm || named.some(({ name }) => name === 'files');
  return isReadWithCare ? [] : named.filter(({ name }) => checks.has(name));
}
