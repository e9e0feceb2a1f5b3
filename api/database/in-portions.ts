/** Rows per statement: keeps rows × columns under both databases' limit on bindings. */
const most = 500;

export const inPortions = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / most) }, (_, at) =>
    values.slice(at * most, (at + 1) * most),
  );
