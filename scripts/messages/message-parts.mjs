/**
 * A value in an ICU message: `{name}`, or with branches, `{count, plural, one {…} other {…}}`.
 * @typedef {{ name: string, kind: string, branches: Map<string, Part[]> }} Argument
 */

/** @typedef {string | Argument} Part */

/**
 * @param {string} message
 * @returns {Part[]}
 */
export function parseMessage(message) {
  const { parts, end } = partsFrom(message, 0);
  if (end < message.length) throw new SyntaxError(`unexpected } at ${end}`);
  return parts;
}

/**
 * Every text that the message can produce, one per combination of branches; values stay `{name}`.
 * @param {readonly Part[]} parts
 * @returns {string[]}
 */
export function expandVariants(parts) {
  /** @type {string[]} */
  const empty = [''];
  return parts.reduce(
    (starts, part) => starts.flatMap((start) => expandPart(part).map((end) => start + end)),
    empty,
  );
}

/**
 * Every argument of the message, including those inside branches.
 * @param {readonly Part[]} parts
 * @returns {Argument[]}
 */
export function collectArguments(parts) {
  return parts.flatMap((part) =>
    typeof part === 'string'
      ? []
      : [part, ...[...part.branches.values()].flatMap(collectArguments)],
  );
}

/** @param {Part} part */
function expandPart(part) {
  if (typeof part === 'string') return [part];
  if (part.branches.size === 0) return [`{${part.name}}`];
  return [...part.branches.values()].flatMap(expandVariants);
}

/**
 * Parses up to the closing brace or the end.
 * @param {string} message
 * @param {number} start
 * @returns {{ parts: Part[], end: number }}
 */
function partsFrom(message, start) {
  /** @type {Part[]} */
  const parts = [];
  let at = start;
  while (at < message.length && message[at] !== '}') {
    if (message[at] === '{') {
      const { argument, end } = argumentFrom(message, at + 1);
      parts.push(argument);
      at = end;
    } else {
      const length = message.slice(at).search(/[{}]|$/);
      parts.push(message.slice(at, at + length));
      at += length;
    }
  }
  return { parts, end: at };
}

/**
 * Parses the argument after an opening brace.
 * @param {string} message
 * @param {number} start
 * @returns {{ argument: Argument, end: number }}
 */
function argumentFrom(message, start) {
  const head = /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,\s*)?)?/.exec(message.slice(start));
  if (!head) throw new SyntaxError(`no name after { at ${start}`);
  const [written, name = '', kind = ''] = head;
  /** @type {Map<string, Part[]>} */
  const branches = new Map();
  let at = start + written.length;
  while (message[at] !== '}') {
    const key = /^\s*(=?\w+)\s*\{/.exec(message.slice(at));
    if (!key) throw new SyntaxError(`no branch at ${at}`);
    const branch = partsFrom(message, at + key[0].length);
    branches.set(key[1] ?? '', branch.parts);
    at = branch.end + 1;
    at += message.slice(at).search(/\S|$/);
  }
  return { argument: { name, kind, branches }, end: at + 1 };
}
