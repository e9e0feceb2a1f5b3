import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space[3]} ${theme.space[5]}`,
  '@media': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ gridColumn: '1 / -1' });

export const label = style({ color: theme.color.textMuted, fontSize: theme.size.small });

/** Keeps the sender's line breaks. */
export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  textUnderlineOffset: '4px',
});
