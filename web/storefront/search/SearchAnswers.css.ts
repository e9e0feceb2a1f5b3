import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const answers = style({
  display: 'grid',
  gap: theme.space[4],
  maxWidth: '44em',
  marginTop: theme.space[4],
  marginBottom: theme.space[5],
});

export const answer = style({
  paddingLeft: theme.space[4],
  borderLeft: `4px solid ${theme.color.brand}`,
});

export const link = style({
  display: 'inline-grid',
  alignItems: 'center',
  minHeight: '44px',
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.25,
  textUnderlineOffset: '4px',
  '@media': { [from.medium]: { minHeight: '36px' } },
});

export const text = style({ color: theme.color.textMuted });
