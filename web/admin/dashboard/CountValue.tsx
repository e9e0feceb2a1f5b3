import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/numbers';
import { useLanguage } from '../../i18n/use-language';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './CountValue.css';
import type { Count } from './use-counts';

export function CountValue({ count: { number, failed } }: { readonly count: Count }) {
  const language = useLanguage();
  if (number !== undefined) return formatNumber(number, language);
  return failed ? <UnknownCount /> : <Skeleton className={styles.skeleton} />;
}

/** A failed count must not look like zero. */
function UnknownCount() {
  const { t } = useLingui();
  const message = t`This couldn’t be loaded.`;
  return (
    <>
      <span aria-hidden title={message}>
        –
      </span>
      <span className={visuallyHidden}>{message}</span>
    </>
  );
}
