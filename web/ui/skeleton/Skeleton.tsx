import { classes } from '../classes';
import * as styles from './Skeleton.css';

export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div className={classes(styles.skeleton, className)} aria-hidden="true" />
);
