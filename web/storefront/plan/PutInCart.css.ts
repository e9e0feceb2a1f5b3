import { style } from '@vanilla-extract/css';

export const button = style({ '@media': { print: { display: 'none' } } });
