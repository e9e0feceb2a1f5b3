import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice/Notice';
import * as styles from './ResponseResult.css';
import type { CustomerAction, Result } from './use-respond';

/** The region exists before its text, so that screen readers announce it. */
export const ResponseResult = ({ result }: { readonly result: Result | undefined }) => (
  <div className={styles.result}>
    <p role="status" className={styles.done}>
      {result?.kind === 'done' && <DoneText action={result.action} />}
    </p>
    {result?.kind === 'error' && <Notice>{result.message}</Notice>}
  </div>
);

function DoneText({ action }: { readonly action: CustomerAction }) {
  switch (action) {
    case 'accept':
      return <Trans>Thank you! We have your answer, and go ahead with the changes.</Trans>;
    case 'reject':
      return <Trans>Thank you for telling us. We have your answer.</Trans>;
    case 'cancel':
      return <Trans>Your order is canceled. There’s nothing else to do.</Trans>;
  }
}
