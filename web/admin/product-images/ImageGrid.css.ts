import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const columns = (least: string) => `repeat(auto-fill, minmax(${least}, 1fr))`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: columns('148px'),
  gap: theme.space[4],
  '@media': {
    [from.small]: { gridTemplateColumns: columns('212px'), gap: theme.space[5] },
  },
});

export const hint = style({ marginBottom: theme.space[4], color: theme.color.textQuiet });
