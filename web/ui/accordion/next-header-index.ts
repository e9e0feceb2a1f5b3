type Step = (index: number, count: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Returns the index that a key moves the focus to, or undefined if the key does not move it. */
export const getNextHeaderIndex = (key: string, index: number, count: number): number | undefined =>
  steps[key]?.(index, count);
