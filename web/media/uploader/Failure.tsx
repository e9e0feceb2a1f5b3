import { Trans } from '@lingui/react/macro';
import { SessionOver } from '../../admin/shell/session/SessionOver';
import { isSessionOver } from '../../admin/shell/session/session-over';
import { ResponseError } from '../../data/http-client';
import { problemOf } from '../../data/response-problem';
import { Notice } from '../../ui/notice/Notice';

const serverError = 500;

export function Failure({ fault }: { readonly fault: unknown }) {
  return (
    <Notice>
      <Words fault={fault} />
    </Notice>
  );
}

function Words({ fault }: { readonly fault: unknown }) {
  if (!(fault instanceof ResponseError)) {
    return (
      <Trans>
        The shop didn’t respond. What you chose and wrote is still here: try again once you’re back
        online.
      </Trans>
    );
  }
  if (isSessionOver(fault)) return <SessionOver />;
  const problem = fault.status === serverError ? undefined : problemOf(fault);
  const [issue] = problem?.issues ?? [];
  return (
    issue?.message ??
    problem?.message ?? (
      <Trans>We couldn’t save it. What you chose and wrote is still here: please try again.</Trans>
    )
  );
}
