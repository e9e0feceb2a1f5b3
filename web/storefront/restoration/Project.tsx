import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BeforeAfter } from '../../ui/before-after/BeforeAfter';
import { ImagePlaceholder } from '../../ui/image/ImagePlaceholder';
import * as styles from './Project.css';
import type { ItemTag } from './restoration-images';
import { useCeramicImages } from './use-restoration-images';

interface ProjectProps {
  readonly item: ItemTag;
  readonly weeks: number;
  readonly name: string;
  readonly comparisonLabel: string;
  readonly children: ReactNode;
}

export function Project({ item, weeks, name, comparisonLabel, children }: ProjectProps) {
  const getCeramicImage = useCeramicImages();
  const before = getCeramicImage(item, 'before');
  const after = getCeramicImage(item, 'after');
  return (
    <article className={styles.project} aria-labelledby={item}>
      <div className={styles.images}>
        {before && after ? (
          <BeforeAfter
            before={before}
            after={after}
            sizes="(min-width: 1240px) 732px, (min-width: 1024px) 60vw, 92vw"
            label={comparisonLabel}
          />
        ) : (
          <ImagePlaceholder
            isPending={before === undefined || after === undefined}
            className={styles.placeholder}
          />
        )}
      </div>
      <div className={styles.story}>
        <h3 id={item} className={styles.name}>
          {name}
        </h3>
        <p>{children}</p>
        <p className={styles.duration}>
          <Trans>Restored in {weeks} weeks</Trans>
        </p>
      </div>
    </article>
  );
}
