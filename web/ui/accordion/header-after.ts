type Step = (at: number, count: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Returns the index that a key moves the focus to, or undefined if the key does not move it. */
export const headerAfter = (key: string, at: number, count: number): number | undefined =>
  steps[key]?.(at, count);
