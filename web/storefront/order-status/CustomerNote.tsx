import { Trans } from '@lingui/react/macro';
import * as styles from './CustomerNote.css';

export const CustomerNote = ({ text }: { readonly text: string }) => (
  <figure className={styles.note}>
    <figcaption className={styles.caption}>
      <Trans>A note from us</Trans>
    </figcaption>
    <blockquote className={styles.text}>{text}</blockquote>
  </figure>
);
