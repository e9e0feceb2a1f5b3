import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const areas = style({
  display: 'grid',
  gap: theme.space[5],
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.space[7] } },
});

export const area = style({
  paddingTop: theme.space[4],
  borderTop: `1px solid ${theme.color.border}`,
});

export const name = style({
  marginBottom: theme.space[1],
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
});

export const fee = style({ color: theme.color.accent, fontWeight: 600 });

export const note = style({
  maxWidth: theme.measure,
  marginTop: theme.space[6],
  color: theme.color.textMuted,
});
