type Step = (at: number, count: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Index of the header that a key leads to from one of several; undefined when the key leads nowhere. */
export const headerAfter = (key: string, at: number, count: number): number | undefined =>
  steps[key]?.(at, count);
