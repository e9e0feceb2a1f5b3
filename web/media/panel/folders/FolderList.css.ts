import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

export const skeleton = style({ height: '120px', marginTop: theme.space[5] });

export const list = style({
  marginTop: theme.space[5],
  borderTop: `1px solid ${theme.color.border}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[4],
  borderBottom: `1px solid ${theme.color.border}`,
});

export const openButton = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.space[4],
  flex: '1 1 240px',
  minHeight: '64px',
  paddingBlock: theme.space[3],
  textAlign: 'left',
  '@media': { [from.small]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const actions = style({ display: 'flex', gap: theme.space[4] });

export const icon = style({ color: theme.color.accent });

export const name = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: { [`${openButton}:hover &`]: { color: theme.color.brand } },
});

export const secondary = style({
  gridColumn: 2,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  '@media': { [from.small]: { gridColumn: 3 } },
});
