import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

const columns = (least: string) => `repeat(auto-fill, minmax(${least}, 1fr))`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: columns('124px'),
  gap: `${theme.space[5]} ${theme.space[4]}`,
  '@media': {
    [from.small]: { gridTemplateColumns: columns('160px'), gap: theme.space[5] },
  },
});

export const imageSkeleton = style({ aspectRatio: '1' });
export const titleSkeleton = style({ height: '18px', marginTop: theme.space[3] });
