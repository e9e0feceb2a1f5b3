/** Rows per statement: keeps rows × columns under both databases' limit on bindings. */
const chunkSize = 500;

export const chunk = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / chunkSize) }, (_, index) =>
    values.slice(index * chunkSize, (index + 1) * chunkSize),
  );
