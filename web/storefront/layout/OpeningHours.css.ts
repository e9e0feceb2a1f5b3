import { style } from '@vanilla-extract/css';

/** Opening and closing time stay on one line. */
export const together = style({ display: 'inline-block' });
