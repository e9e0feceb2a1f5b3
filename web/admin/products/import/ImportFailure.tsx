import { Trans } from '@lingui/react/macro';
import { ResponseError } from '../../../data/http-client';
import { parseProblem } from '../../../data/response-problem';
import { button } from '../../../ui/button/Button.css';
import { Notice } from '../../../ui/notice/Notice';
import { SessionOver } from '../../shell/session/SessionOver';
import { isSessionOver } from '../../shell/session/session-over';
import * as styles from './ImportDialog.css';
import type { ImportStage } from './use-import';

type Failure = Extract<ImportStage, { name: 'failed' }>;

const serverError = 500;

interface ImportFailureProps {
  readonly failure: Failure;
  /** Checks the same file again. */
  readonly onAgain: () => void;
}

export const ImportFailure = ({ failure, onAgain }: ImportFailureProps) => (
  <div className={styles.status}>
    <Notice>
      <ImportErrorText {...failure} />
    </Notice>
    <p>
      <button type="button" className={button({ kind: 'quiet' })} onClick={onAgain}>
        <Trans>Check again</Trans>
      </button>
    </p>
  </div>
);

function ImportErrorText({ error, during }: Pick<Failure, 'error' | 'during'>) {
  if (isUnreadable(error)) {
    return <Trans>Your device can’t read this file. Please choose it again.</Trans>;
  }
  if (!(error instanceof ResponseError)) return <NoResponseMessage during={during} />;
  if (isSessionOver(error)) return <SessionOver />;
  const problem = error.status === serverError ? undefined : parseProblem(error);
  const [issue] = problem?.issues ?? [];
  return (
    issue?.message ??
    problem?.message ?? (
      <Trans>We couldn’t import this file, and nothing was saved. Please try again.</Trans>
    )
  );
}

const NoResponseMessage = ({ during }: Pick<Failure, 'during'>) =>
  during === 'checking' ? (
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
const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && error.name.startsWith('Not');
