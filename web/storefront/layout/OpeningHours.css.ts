import { style } from '@vanilla-extract/css';

/** Two lines, also while the hours are loading. */
export const hours = style({ minHeight: '2lh' });

/** Keeps opening and closing time on one line. */
export const noWrap = style({ display: 'inline-block' });
