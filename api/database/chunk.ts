/** Rows per statement: more would block the event loop while Knex builds it, and exceed the databases' limits on bindings. */
const chunkSize = 100;

export const chunk = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / chunkSize) }, (_, index) =>
    values.slice(index * chunkSize, (index + 1) * chunkSize),
  );
