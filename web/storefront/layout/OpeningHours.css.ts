import { style } from '@vanilla-extract/css';

/** Keeps opening and closing time on one line. */
export const noWrap = style({ display: 'inline-block' });
