import { Trans, useLingui } from '@lingui/react/macro';
import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ImageAsset } from '#contract/media/schema';
import { ResponsiveImage } from '../image/ResponsiveImage';
import * as styles from './BeforeAfter.css';

interface BeforeAfterProps {
  readonly before: ImageAsset;
  readonly after: ImageAsset;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  /** Accessible name of the slider. */
  readonly label: string;
}

/**
 * Two images on top of each other: left of a movable divider "before", right of it "after". Without JavaScript the
 * divider stays in the middle.
 */
export function BeforeAfter({ before, after, sizes, label }: BeforeAfterProps) {
  const { t } = useLingui();
  const frameRef = useRef<HTMLDivElement>(null);
  const [percentBefore, setPercentBefore] = useState(50);
  const percentAfter = 100 - percentBefore;

  useLayoutEffect(() => {
    frameRef.current?.style.setProperty(styles.splitProperty, `${percentBefore}%`);
  }, [percentBefore]);

  return (
    <div ref={frameRef} className={styles.frame}>
      <div className={styles.before}>
        <ResponsiveImage image={before} sizes={sizes} className={styles.image} />
        <span className={styles.beforeLabel}>
          <Trans>Before</Trans>
        </span>
      </div>
      <div className={styles.after}>
        <ResponsiveImage image={after} sizes={sizes} className={styles.image} />
        <span className={styles.afterLabel}>
          <Trans>After</Trans>
        </span>
      </div>
      <input
        type="range"
        className={styles.range}
        value={percentBefore}
        onChange={({ currentTarget }) => setPercentBefore(currentTarget.valueAsNumber)}
        aria-label={label}
        aria-valuetext={t`${percentBefore}% before, ${percentAfter}% after`}
      />
      <div className={styles.divider}>
        <span className={styles.handle}>
          <ChevronsLeftRight size={20} aria-hidden="true" />
        </span>
      </div>
    </div>
  );
}
