import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const border = `1px solid ${theme.color.border}`;

export const panel = style({
  marginTop: theme.space[6],
  paddingBlock: theme.space[5],
  borderBlock: `1px solid ${theme.color.accent}`,
  '@media': { print: { marginTop: '8pt', paddingBlock: '6pt' } },
});

export const title = style({ fontSize: theme.size.title });

export const changes = style({ margin: `${theme.space[3]} 0 0` });

export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${theme.space[5]}`,
  paddingBlock: theme.space[3],
  borderTop: border,
  '@media': { [from.small]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const name = style({ fontWeight: 500, overflowWrap: 'anywhere' });

export const values = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const was = style({ color: theme.color.textMuted });

export const arrow = style({ color: theme.color.accent });

export const now = style({ fontWeight: 600, textDecoration: 'none' });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  marginTop: theme.space[4],
  '@media': { print: { display: 'none' } },
});

export const hint = style({
  marginTop: theme.space[3],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  '@media': { print: { display: 'none' } },
});
