/**
 * Formats a plain-text table: first column left-aligned, all others right-aligned.
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 * @returns {string}
 */
export function table(heads, rows) {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [heads, rule, ...rows].map((row) => line(row, widths)).join('\n');
}

/**
 * @param {readonly string[]} cells
 * @param {readonly number[]} widths
 */
const line = (cells, widths) =>
  widths
    .map((width, column) => {
      const cell = cells[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('  ')
    .trimEnd();
