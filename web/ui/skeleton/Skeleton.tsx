import { classes } from '../classes';
import * as styles from './Skeleton.css';

/** A quietly pulsing shape where something will be. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div className={classes(styles.skeleton, className)} aria-hidden="true" />
);
