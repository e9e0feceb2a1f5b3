import { createSessionScopedStore } from '../shell/session/session-scoped-store';
import type { AssignReport } from './assignment';

/** There is at most one job; it continues while another tab of the dashboard is open. */
export type BulkAssignJob =
  | { readonly status: 'none' }
  | {
      readonly status: 'running';
      readonly done: number;
      readonly all: number;
      readonly abortController: AbortController;
    }
  | { readonly status: 'ended'; readonly report: AssignReport };

export const bulkAssignJob = createSessionScopedStore<BulkAssignJob>({ status: 'none' }, (job) => {
  if (job.status === 'running') job.abortController.abort();
});
