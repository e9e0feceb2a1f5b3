/** Target of a measurement; missing it does not fail the run. */
export interface Goal {
  readonly limit: number;
  readonly better: 'higher' | 'lower';
}

export const atLeast = (limit: number): Goal => ({ limit, better: 'higher' });
export const atMost = (limit: number): Goal => ({ limit, better: 'lower' });

const meetsGoal = (measured: number, { limit, better }: Goal): boolean =>
  better === 'higher' ? measured >= limit : measured <= limit;

export const formatGoal = ({ limit, better }: Goal): string =>
  `${better === 'higher' ? '≥' : '≤'} ${limit}`;

/** Table cell of a measured number, with ! where it misses its goal. */
export function formatMeasurement(
  measured: number,
  digits: number,
  goal: Goal | undefined,
): string {
  const text = measured.toFixed(digits);
  return goal === undefined || meetsGoal(Number(text), goal) ? text : `${text} !`;
}
