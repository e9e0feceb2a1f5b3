import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useArrivalFocus } from '../../media/uploader/use-arrival-focus';
import { button } from '../../ui/button/Button.css';
import { countImages, type Report } from './assignment';
import * as styles from './BulkReport.css';
import { FailureLine } from './FailureLine';

/** Failures listed at once; the rest is counted. */
const mostListed = 100;

interface BulkReportProps {
  /** The report takes the focus only if it is inside this element. */
  readonly place: RefObject<HTMLElement | null>;
  readonly report: Report;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

export function BulkReport({ place, report, onAgain, onClose }: BulkReportProps) {
  const { t } = useLingui();
  const heading = useArrivalFocus<HTMLHeadingElement>(place);
  const { added, failures } = report;
  const failed = failures.length;
  const left = countImages(report.left);
  const unlisted = failed - mostListed;
  return (
    <section aria-label={t`What’s left to do`} className={styles.report}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <Plural value={added} one="# image added" other="# images added" />
        {', '}
        <Plural value={failed} one="# failed" other="# failed" />
        {left > 0 && (
          <>
            {', '}
            <Plural value={left} one="# not started" other="# not started" />
          </>
        )}
      </h2>
      {failed > 0 && (
        <ul className={styles.failures}>
          {failures.slice(0, mostListed).map((failure) => (
            <FailureLine
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
        <button type="button" className={button({ kind: 'quiet' })} onClick={onAgain}>
          <Trans>Try these again</Trans>
        </button>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </p>
    </section>
  );
}
