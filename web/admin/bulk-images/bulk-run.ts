import { createSessionStore } from '../shell/session/session-store';
import type { Report } from './assignment';

/** There is at most one job; it continues while another tab of the dashboard is open. */
export type BulkRun =
  | { readonly stage: 'none' }
  | {
      readonly stage: 'running';
      readonly done: number;
      readonly all: number;
      readonly halt: AbortController;
    }
  | { readonly stage: 'ended'; readonly report: Report };

export const bulkRun = createSessionStore<BulkRun>({ stage: 'none' }, (run) => {
  if (run.stage === 'running') run.halt.abort();
});
