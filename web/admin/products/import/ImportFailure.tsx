import { Trans } from '@lingui/react/macro';
import * as HTTP from '#contract/core/http-status';
import { ResponseError } from '../../../data/http-client';
import { parseProblem } from '../../../data/parse-problem';
import { button } from '../../../ui/button/Button.css';
import { Notice } from '../../../ui/notice/Notice';
import { isSessionExpired } from '../../shell/session/is-session-expired';
import { SessionExpired } from '../../shell/session/SessionExpired';
import * as styles from './ImportDialog.css';
import type { ImportState } from './use-import';

type FailedState = Extract<ImportState, { name: 'failed' }>;

interface ImportFailureProps {
  readonly failure: FailedState;
  /** Checks the same file again. */
  readonly onRecheck: () => void;
}

export const ImportFailure = ({ failure, onRecheck }: ImportFailureProps) => (
  <div className={styles.status}>
    <Notice>
      <ImportErrorText {...failure} />
    </Notice>
    <p>
      <button type="button" className={button.secondary} onClick={onRecheck}>
        <Trans>Check again</Trans>
      </button>
    </p>
  </div>
);

function ImportErrorText({ error, phase }: Pick<FailedState, 'error' | 'phase'>) {
  if (isFileReadError(error)) {
    return <Trans>Your device can’t read this file. Please choose it again.</Trans>;
  }
  if (!(error instanceof ResponseError)) return <NoResponseMessage phase={phase} />;
  if (isSessionExpired(error)) return <SessionExpired />;
  const problem = error.status === HTTP.internalServerError ? undefined : parseProblem(error);
  const [issue] = problem?.issues ?? [];
  return (
    issue?.message ??
    problem?.message ?? (
      <Trans>We couldn’t import this file, and nothing was saved. Please try again.</Trans>
    )
  );
}

const NoResponseMessage = ({ phase }: Pick<FailedState, 'phase'>) =>
  phase === 'checking' ? (
    <Trans>
      The shop didn’t respond, and nothing was saved. Your file is still here: check it again once
      you’re back online.
    </Trans>
  ) : (
    <Trans>
      The shop didn’t respond, so we don’t know whether the products were imported. Your file is
      still here: check it again to see what’s left to do.
    </Trans>
  );

/** `NotReadableError` or `NotFoundError`: the file was changed, moved or deleted while being read. */
const isFileReadError = (error: unknown): boolean =>
  error instanceof DOMException && error.name.startsWith('Not');
