import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const autoFillColumns = (minColumnWidth: string) =>
  `repeat(auto-fill, minmax(${minColumnWidth}, 1fr))`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: autoFillColumns('148px'),
  gap: theme.space[4],
  '@media': {
    [from.small]: { gridTemplateColumns: autoFillColumns('212px'), gap: theme.space[5] },
  },
});

export const hint = style({ marginBottom: theme.space[4], color: theme.color.textMuted });
