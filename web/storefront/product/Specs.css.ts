import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const heading = style({
  marginBottom: theme.space[2],
  fontSize: theme.size.title,
});

export const spec = style({
  display: 'grid',
  gap: `0 ${theme.space[4]}`,
  paddingBlock: theme.space[3],
  borderTop: `1px solid ${theme.color.border}`,
  '@media': { [from.small]: { gridTemplateColumns: '8em 1fr' } },
});

export const name = style({ color: theme.color.textMuted, textWrap: 'balance' });

export const note = style({
  paddingBlock: theme.space[3],
  borderTop: `1px solid ${theme.color.border}`,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});
