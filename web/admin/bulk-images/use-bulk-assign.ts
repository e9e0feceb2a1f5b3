import { useStore } from 'zustand';
import { useLanguage } from '../../i18n/use-language';
import { useRefreshProducts } from '../products/use-refresh-products';
import { withBeforeUnload } from '../shell/unsaved-changes/before-unload';
import { assignImages } from './assign-pictures';
import { type Assignment, countImages, type Report } from './assignment';
import { bulkRun } from './bulk-run';
import { useBulkToasts } from './use-bulk-toasts';

/** False for a job that was canceled by signing out. */
function isRunning(halt: AbortController): boolean {
  const run = bulkRun.getState();
  return run.stage === 'running' && run.halt === halt;
}

export function useBulkAssign() {
  const run = useStore(bulkRun);
  const language = useLanguage();
  const refresh = useRefreshProducts();
  const { toastReport, toastUnexpectedError } = useBulkToasts();

  function followed(assignments: readonly Assignment[], halt: AbortController): Promise<Report> {
    const all = countImages(assignments);
    let done = 0;
    const show = () => bulkRun.setState({ stage: 'running', done, all, halt }, true);
    const onStep = () => {
      done += 1;
      if (isRunning(halt)) show();
    };
    show();
    return withBeforeUnload(() => assignImages(assignments, { language, halt, onStep }));
  }

  /** Resolves to whether everything was assigned. */
  async function assign(assignments: readonly Assignment[]): Promise<boolean> {
    if (bulkRun.getState().stage === 'running') return false;
    const halt = new AbortController();
    try {
      const report = await followed(assignments, halt);
      if (!isRunning(halt)) return false;
      const isComplete = report.failures.length === 0 && report.left.length === 0;
      bulkRun.setState(isComplete ? { stage: 'none' } : { stage: 'ended', report }, true);
      toastReport(report);
      return isComplete;
    } catch {
      if (!isRunning(halt)) return false;
      // The response was invalid; the revalidated lists show what was done.
      bulkRun.setState({ stage: 'none' }, true);
      toastUnexpectedError();
      return false;
    } finally {
      void refresh();
    }
  }

  return { run, assign, forget: () => bulkRun.setState({ stage: 'none' }, true) };
}
