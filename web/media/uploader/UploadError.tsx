import { Trans } from '@lingui/react/macro';
import * as HTTP from '#contract/core/http-status';
import { isSessionExpired } from '../../admin/shell/session/is-session-expired';
import { SessionExpired } from '../../admin/shell/session/SessionExpired';
import { ResponseError } from '../../data/http-client';
import { parseProblem } from '../../data/parse-problem';
import { Notice } from '../../ui/notice/Notice';

export function UploadError({ error }: { readonly error: unknown }) {
  return (
    <Notice>
      <UploadErrorMessage error={error} />
    </Notice>
  );
}

function UploadErrorMessage({ error }: { readonly error: unknown }) {
  if (!(error instanceof ResponseError)) {
    return (
      <Trans>
        The shop didn’t respond. What you chose and wrote is still here: try again once you’re back
        online.
      </Trans>
    );
  }
  if (isSessionExpired(error)) return <SessionExpired />;
  const problem = error.status === HTTP.internalServerError ? undefined : parseProblem(error);
  const [issue] = problem?.issues ?? [];
  return (
    issue?.message ??
    problem?.message ?? (
      <Trans>We couldn’t save it. What you chose and wrote is still here: please try again.</Trans>
    )
  );
}
