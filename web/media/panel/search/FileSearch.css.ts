import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

export const form = style({
  display: 'grid',
  gap: theme.space[3],
  '@media': {
    [from.small]: { gridTemplateColumns: 'minmax(0, 420px) auto', alignItems: 'end' },
  },
});

globalStyle(`${form} button`, { justifySelf: 'start' });

export const count = style({
  marginBlock: `${theme.space[5]} ${theme.space[4]}`,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});
