import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

const autoFillColumns = (minColumnWidth: string) =>
  `repeat(auto-fill, minmax(${minColumnWidth}, 1fr))`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: autoFillColumns('124px'),
  gap: `${theme.space[5]} ${theme.space[4]}`,
  '@media': {
    [from.small]: { gridTemplateColumns: autoFillColumns('160px'), gap: theme.space[5] },
  },
});

export const imageSkeleton = style({ aspectRatio: '1' });
export const titleSkeleton = style({ height: '18px', marginTop: theme.space[3] });
