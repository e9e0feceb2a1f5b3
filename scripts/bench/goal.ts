/** What a measurement should reach; nothing fails when it does not. */
export interface Goal {
  readonly limit: number;
  readonly better: 'higher' | 'lower';
}

export const atLeast = (limit: number): Goal => ({ limit, better: 'higher' });
export const atMost = (limit: number): Goal => ({ limit, better: 'lower' });

/** Whether a measured number reaches its goal. */
export const reaches = (measured: number, { limit, better }: Goal): boolean =>
  better === 'higher' ? measured >= limit : measured <= limit;

/** The goal as a table's heading says it. */
export const said = ({ limit, better }: Goal): string =>
  `${better === 'higher' ? '≥' : '≤'} ${limit}`;

/** A measured number as a table's cell says it, with a mark where it misses its goal. */
export function cell(measured: number, digits: number, goal: Goal | undefined): string {
  const written = measured.toFixed(digits);
  return goal === undefined || reaches(Number(written), goal) ? written : `${written} !`;
}
