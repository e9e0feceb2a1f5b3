import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const group = style({ marginTop: theme.space[6] });

export const heading = style({ fontSize: theme.size.title });

export const hint = style({
  maxWidth: '44em',
  marginTop: theme.space[1],
  marginBottom: theme.space[4],
  color: theme.color.textMuted,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[5],
  marginTop: theme.space[4],
});

export const link = style({
  display: 'inline-grid',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: 600,
  textUnderlineOffset: '4px',
});
