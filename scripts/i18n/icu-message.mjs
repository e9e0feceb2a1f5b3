/**
 * A value in an ICU message: `{name}`, or with branches, `{count, plural, one {…} other {…}}`.
 * @typedef {{ name: string, kind: string, branches: Map<string, MessagePart[]> }} Argument
 */

/** @typedef {string | Argument} MessagePart */

/**
 * @param {string} message
 * @returns {MessagePart[]}
 */
export function parseMessage(message) {
  const { parts, end } = parseParts(message, 0);
  if (end < message.length) throw new SyntaxError(`unexpected } at ${end}`);
  return parts;
}

/**
 * Every text that the message can produce, one per combination of branches; values stay `{name}`.
 * @param {readonly MessagePart[]} parts
 * @returns {string[]}
 */
export function expandVariants(parts) {
  /** @type {string[]} */
  const empty = [''];
  return parts.reduce(
    (prefixes, part) => prefixes.flatMap((start) => expandPart(part).map((end) => start + end)),
    empty,
  );
}

/**
 * Every argument of the message, including those inside branches.
 * @param {readonly MessagePart[]} parts
 * @returns {Argument[]}
 */
export function collectArguments(parts) {
  return parts.flatMap((part) =>
    typeof part === 'string'
      ? []
      : [part, ...[...part.branches.values()].flatMap(collectArguments)],
  );
}

/** @param {MessagePart} part */
function expandPart(part) {
  if (typeof part === 'string') return [part];
  if (part.branches.size === 0) return [`{${part.name}}`];
  return [...part.branches.values()].flatMap(expandVariants);
}

/**
 * Parses up to the closing brace or the end.
 * @param {string} message
 * @param {number} start
 * @returns {{ parts: MessagePart[], end: number }}
 */
function parseParts(message, start) {
  /** @type {MessagePart[]} */
  const parts = [];
  let position = start;
  while (position < message.length && message[position] !== '}') {
    if (message[position] === '{') {
      const { argument, end } = parseArgument(message, position + 1);
      parts.push(argument);
      position = end;
    } else {
      const length = message.slice(position).search(/[{}]|$/);
      parts.push(message.slice(position, position + length));
      position += length;
    }
  }
  return { parts, end: position };
}

/**
 * Parses the argument after an opening brace.
 * @param {string} message
 * @param {number} start
 * @returns {{ argument: Argument, end: number }}
 */
function parseArgument(message, start) {
  const head = /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,\s*)?)?/.exec(message.slice(start));
  if (!head) throw new SyntaxError(`no name after { at ${start}`);
  const [matched, name = '', kind = ''] = head;
  /** @type {Map<string, MessagePart[]>} */
  const branches = new Map();
  let position = start + matched.length;
  while (message[position] !== '}') {
    const key = /^\s*(=?\w+)\s*\{/.exec(message.slice(position));
    if (!key) throw new SyntaxError(`no branch at ${position}`);
    const branch = parseParts(message, position + key[0].length);
    branches.set(key[1] ?? '', branch.parts);
    position = branch.end + 1;
    position += message.slice(position).search(/\S|$/);
  }
  return { argument: { name, kind, branches }, end: position + 1 };
}
