import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const resolver = style({
  display: 'grid',
  gap: theme.space[5],
  // Keeps the form out from under the sticky dialog header.
  scrollMarginTop: '112px',
  selectors: { '&:focus': { outline: 'none' } },
});

export const conflicts = style({ display: 'grid', gap: theme.space[5], minWidth: 0, border: 0 });

export const version = style({ display: 'grid', gap: theme.space[1], minWidth: 0 });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const image = style({ width: '128px', height: '96px' });

export const empty = style({ color: theme.color.textMuted });
