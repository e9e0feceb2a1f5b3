import { Trans } from '@lingui/react/macro';
import { notSignedIn } from '#contract/refusals';
import { backOfficePaths } from '../../app/back-office-paths';
import { ResponseError } from '../../data/request';
import { problemIn } from '../../data/write';
import { useLanguage } from '../../i18n/use-language';
import { Notice } from '../../ui/notice/Notice';
import * as styles from './Failure.css';

const unauthorized = 401;
const serverError = 500;

/** Says, beside the picture, why it is not in the library, and that it is still here. */
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
        No answer came from the shop. What you chose and wrote is still here: try again as soon as
        there is a connection.
      </Trans>
    );
  }
  if (fault.status === unauthorized) return <SessionOver />;
  const problem = fault.status === serverError ? undefined : problemIn(fault);
  const [issue] = problem?.issues ?? [];
  return (
    issue?.message ??
    problem?.message ?? (
      <Trans>
        The shop could not take it. What you chose and wrote is still here: please try again.
      </Trans>
    )
  );
}

function SessionOver() {
  const language = useLanguage();
  return (
    <>
      {notSignedIn[language]} <Trans>Nothing is lost: what you chose and wrote stays here.</Trans>
      <a href={backOfficePaths.signIn()} target="_blank" rel="noopener" className={styles.signIn}>
        <Trans>Sign in, in a new tab</Trans>
      </a>
    </>
  );
}
