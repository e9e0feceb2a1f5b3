import { Trans } from '@lingui/react/macro';
import { owners } from '#contract/business';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import * as styles from './Quote.css';

export const Quote = () => (
  <figure className={styles.band}>
    <div className={styles.content}>
      <FigLeaf size={64} className={styles.leaf} />
      <blockquote className={styles.quote}>
        <Trans>
          Marisol measures and I taste. When we do not agree, we cut another slice and find out.
        </Trans>
      </blockquote>
      <figcaption className={styles.caption}>
        {owners.mother}
        <span className={styles.role}>
          <Trans>The mother</Trans>
        </span>
      </figcaption>
    </div>
  </figure>
);
