import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useFocusOnMount } from '../../media/uploader/use-focus-on-mount';
import { button } from '../../ui/button/Button.css';
import { type AssignReport, countImages } from './assignment';
import * as styles from './FailureReport.css';
import { FailureRow } from './FailureRow';

/** Failures listed at once; the rest is counted. */
const maxListed = 100;

interface FailureReportProps {
  /** The report takes the focus only if it is inside this element. */
  readonly container: RefObject<HTMLElement | null>;
  readonly report: AssignReport;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

export function FailureReport({ container, report, onRetry, onClose }: FailureReportProps) {
  const { t } = useLingui();
  const heading = useFocusOnMount<HTMLHeadingElement>(container);
  const { added, failures } = report;
  const failed = failures.length;
  const notStarted = countImages(report.notStarted);
  const unlisted = failed - maxListed;
  return (
    <section aria-label={t`What’s left to do`} className={styles.report}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <Plural value={added} one="# image added" other="# images added" />
        {', '}
        <Plural value={failed} one="# failed" other="# failed" />
        {notStarted > 0 && (
          <>
            {', '}
            <Plural value={notStarted} one="# not started" other="# not started" />
          </>
        )}
      </h2>
      {failed > 0 && (
        <ul className={styles.failures}>
          {failures.slice(0, maxListed).map((failure) => (
            <FailureRow
              key={`${failure.product.id} ${failure.image?.id ?? ''}`}
              failure={failure}
            />
          ))}
        </ul>
      )}
      {unlisted > 0 && (
        <p>
          <Plural value={unlisted} one="And # other." other="And # others." />
        </p>
      )}
      <p className={styles.actions}>
        <button type="button" className={button.secondary} onClick={onRetry}>
          <Trans>Try these again</Trans>
        </button>
        <button type="button" className={button.secondary} onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </p>
    </section>
  );
}
