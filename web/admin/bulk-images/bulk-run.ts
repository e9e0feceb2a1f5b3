import type { Report } from './assignment';

/** Where the one assignment that there can be stands; it goes on while another tab of the dashboard is open. */
export type BulkRun =
  | { readonly stage: 'none' }
  | {
      readonly stage: 'running';
      readonly done: number;
      readonly all: number;
      readonly halt: AbortController;
    }
  | { readonly stage: 'ended'; readonly report: Report };

let current: BulkRun = { stage: 'none' };
const listeners = new Set<() => void>();

export const bulkRun = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => current,
  reach(run: BulkRun): void {
    current = run;
    for (const listener of listeners) listener();
  },
};
