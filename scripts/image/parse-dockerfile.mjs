/**
 * @typedef {{ keyword: string, value: string }} Instruction `value` without line continuations
 * @typedef {{ name: string | undefined, image: string, instructions: readonly Instruction[] }} Stage
 * @typedef {{ stage: string | undefined, sources: readonly string[], target: string }} Copy
 */

/**
 * Parses what our Dockerfile uses: no heredocs, no quotes around paths.
 * @param {string} text
 * @returns {readonly Stage[]}
 */
export function parseDockerfile(text) {
  /** @type {(Stage & { instructions: Instruction[] })[]} */
  const stages = [];
  for (const { keyword, value } of parseInstructions(text)) {
    if (keyword === 'FROM') {
      const [image = '', , name] = value.split(/\s+/);
      stages.push({ name, image, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ keyword, value });
    }
  }
  return stages;
}

/**
 * @param {string} text
 * @returns {readonly Instruction[]}
 */
function parseInstructions(text) {
  const lines = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
  const joined = lines.join('\n').replaceAll(/\\\n\s*/g, '');
  return joined.split('\n').map((line) => {
    const [keyword = ''] = line.split(/\s+/, 1);
    return { keyword, value: line.slice(keyword.length).trim() };
  });
}

/**
 * @param {Stage} stage
 * @returns {readonly Copy[]}
 */
export const listCopies = ({ instructions }) =>
  instructions.filter(({ keyword }) => keyword === 'COPY').map(({ value }) => parseCopy(value));

/** @param {string} value */
export function parseCopy(value) {
  const words = value.split(/\s+/);
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}

/**
 * Variables of all ENV instructions; values have no spaces.
 * @param {Stage} stage
 * @returns {Readonly<Record<string, string>>}
 */
export const readEnvironment = ({ instructions }) =>
  Object.fromEntries(
    instructions
      .filter(({ keyword }) => keyword === 'ENV')
      .flatMap(({ value }) => value.split(/\s+/))
      .map((pair) => /** @type {[string, string]} */ (pair.split('=', 2))),
  );
