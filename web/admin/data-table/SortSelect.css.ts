import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Wide screens sort by the column headings. */
export const sorting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: theme.space[3],
  '@media': {
    [from.medium]: { gridTemplateColumns: '200px auto' },
    [from.large]: { display: 'none' },
  },
});

export const direction = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.corner,
  background: theme.color.surfaceRaised,
});
