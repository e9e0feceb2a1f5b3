import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const heading = style({
  marginBottom: theme.space[2],
  fontSize: theme.size.title,
});

export const fact = style({
  display: 'grid',
  gap: `0 ${theme.space[4]}`,
  paddingBlock: theme.space[3],
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [from.small]: { gridTemplateColumns: '12ch 1fr' } },
});

export const name = style({ color: theme.color.textQuiet, textWrap: 'balance' });
