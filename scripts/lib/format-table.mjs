/**
 * Formats a plain-text table: first column left-aligned, all others right-aligned.
 * @param {readonly string[]} headers
 * @param {readonly (readonly string[])[]} rows
 * @returns {string}
 */
export function formatTable(headers, rows) {
  const allRows = [headers, ...rows];
  const widths = headers.map((_, column) =>
    Math.max(...allRows.map((row) => row[column]?.length ?? 0)),
  );
  const separator = widths.map((width) => '-'.repeat(width));
  return [headers, separator, ...rows].map((row) => formatRow(row, widths)).join('\n');
}

/**
 * @param {readonly string[]} cells
 * @param {readonly number[]} widths
 */
const formatRow = (cells, widths) =>
  widths
    .map((width, column) => {
      const cell = cells[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('  ')
    .trimEnd();
