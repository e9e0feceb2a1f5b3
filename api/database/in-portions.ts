/** As many values as every database takes in one statement, however many columns a row has. */
const most = 500;

/** A long list in portions that fit into one statement each. */
export const inPortions = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / most) }, (_, at) =>
    values.slice(at * most, (at + 1) * most),
  );
