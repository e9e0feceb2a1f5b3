import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const facts = style({
  marginBottom: theme.space[5],
  borderBottom: `1px solid ${theme.color.border}`,
});

export const fact = style({
  display: 'grid',
  gap: `0 ${theme.space[4]}`,
  paddingBlock: theme.space[3],
  borderTop: `1px solid ${theme.color.border}`,
  fontSize: theme.size.small,
  '@media': { [from.small]: { gridTemplateColumns: '12ch 1fr' } },
});

export const name = style({ color: theme.color.textMuted });

export const day = style({ fontWeight: 600 });
