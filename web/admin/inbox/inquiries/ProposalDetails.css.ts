import { style } from '@vanilla-extract/css';

export const items = style({ listStyle: 'none' });

export const total = style({ fontWeight: 600 });
