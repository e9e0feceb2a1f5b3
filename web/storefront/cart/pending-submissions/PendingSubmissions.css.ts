import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';
import { textButton } from '../../../ui/button/Button.css';
import { clampLines } from '../../../ui/clamp-lines';

/** Scrolls to below the sticky header. */
export const section = style({ marginBottom: theme.space[8], scrollMarginTop: '96px' });

export const list = style({
  maxWidth: theme.measure,
  marginTop: theme.space[5],
  borderTop: `1px solid ${theme.color.border}`,
});

export const item = style({
  display: 'grid',
  gap: theme.space[2],
  paddingBlock: theme.space[5],
  borderBottom: `1px solid ${theme.color.border}`,
});

export const name = style({ fontSize: theme.size.title, lineHeight: 1.25 });

export const muted = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const excerpt = style({
  ...clampLines(3),
  overflowWrap: 'anywhere',
});

export const rejected = style({
  paddingLeft: theme.space[4],
  borderLeft: `4px solid ${theme.color.critical}`,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[5],
  rowGap: theme.space[1],
});

export const action = style([textButton, { color: theme.color.brand, fontWeight: 600 }]);

export const rawText = style({
  padding: theme.space[4],
  background: theme.color.surfaceRaised,
  fontSize: theme.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
