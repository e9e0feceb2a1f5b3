import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BeforeAfter } from '../../ui/before-after/BeforeAfter';
import { ImagePlaceholder } from '../../ui/photo/NoPicture';
import * as styles from './Project.css';
import type { Piece } from './restoration-pictures';
import { useCeramicImages } from './use-restoration-pictures';

interface ProjectProps {
  readonly piece: Piece;
  readonly weeks: number;
  readonly name: string;
  readonly compared: string;
  readonly children: ReactNode;
}

export function Project({ piece, weeks, name, compared, children }: ProjectProps) {
  const getCeramicImage = useCeramicImages();
  const before = getCeramicImage(piece, 'before');
  const after = getCeramicImage(piece, 'after');
  return (
    <article className={styles.project} aria-labelledby={piece}>
      <div className={styles.images}>
        {before && after ? (
          <BeforeAfter
            before={before}
            after={after}
            sizes="(min-width: 1240px) 732px, (min-width: 1024px) 60vw, 92vw"
            label={compared}
          />
        ) : (
          <ImagePlaceholder
            awaited={before === undefined || after === undefined}
            className={styles.placeholder}
          />
        )}
      </div>
      <div className={styles.story}>
        <h3 id={piece} className={styles.name}>
          {name}
        </h3>
        <p>{children}</p>
        <p className={styles.time}>
          <Trans>Restored in {weeks} weeks</Trans>
        </p>
      </div>
    </article>
  );
}
