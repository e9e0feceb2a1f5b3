import { useStore } from 'zustand';
import { useLanguage } from '../../i18n/use-language';
import { useRefreshProducts } from '../products/use-refresh-products';
import { withBeforeUnload } from '../shell/unsaved-changes/use-before-unload';
import { assignImages } from './assign-images';
import { type Assignment, type AssignReport, countImages } from './assignment';
import { bulkAssignJob } from './bulk-assign-job';
import { useAssignToasts } from './use-assign-toasts';

/** False for a job that was canceled by signing out. */
function isCurrentJob(abortController: AbortController): boolean {
  const job = bulkAssignJob.getState();
  return job.status === 'running' && job.abortController === abortController;
}

export function useBulkAssign() {
  const job = useStore(bulkAssignJob);
  const language = useLanguage();
  const refresh = useRefreshProducts();
  const { toastReport, toastUnexpectedError } = useAssignToasts();

  function runAndTrack(
    assignments: readonly Assignment[],
    abortController: AbortController,
  ): Promise<AssignReport> {
    const all = countImages(assignments);
    let done = 0;
    const publishProgress = () =>
      bulkAssignJob.setState({ status: 'running', done, all, abortController }, true);
    const onProgress = () => {
      done += 1;
      if (isCurrentJob(abortController)) publishProgress();
    };
    publishProgress();
    return withBeforeUnload(() =>
      assignImages(assignments, { language, abortController, onProgress }),
    );
  }

  /** Resolves to whether everything was assigned. */
  async function assign(assignments: readonly Assignment[]): Promise<boolean> {
    if (bulkAssignJob.getState().status === 'running') return false;
    const abortController = new AbortController();
    try {
      const report = await runAndTrack(assignments, abortController);
      if (!isCurrentJob(abortController)) return false;
      const isComplete = report.failures.length === 0 && report.notStarted.length === 0;
      bulkAssignJob.setState(isComplete ? { status: 'none' } : { status: 'ended', report }, true);
      toastReport(report);
      return isComplete;
    } catch {
      if (!isCurrentJob(abortController)) return false;
      // The response was invalid; the revalidated lists show what was done.
      bulkAssignJob.setState({ status: 'none' }, true);
      toastUnexpectedError();
      return false;
    } finally {
      void refresh();
    }
  }

  return { job, assign, dismissReport: () => bulkAssignJob.setState({ status: 'none' }, true) };
}
