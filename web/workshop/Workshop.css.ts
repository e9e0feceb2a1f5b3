import { style } from '@vanilla-extract/css';
import { below, from } from '../theme/media';
import { theme } from '../theme/theme.css';

/** On large screens the list of stories is on the left of the story, and each scrolls alone. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '100dvh',
  '@media': {
    [from.large]: {
      gridTemplateColumns: '280px minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderBottom: `1px solid ${theme.color.border}`,
  '@media': {
    [from.large]: {
      minHeight: '64px',
      background: theme.color.surfaceRaised,
      borderInlineEnd: `1px solid ${theme.color.border}`,
    },
  },
});

export const title = style({ fontSize: theme.size.title, color: theme.color.brand });

export const listToggle = style({
  minHeight: '44px',
  paddingInline: theme.space[4],
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.button,
  fontWeight: 600,
  '@media': { [from.large]: { display: 'none' } },
});

export const list = style({
  overflowY: 'auto',
  padding: theme.space[4],
  background: theme.color.surfaceRaised,
  borderBottom: `1px solid ${theme.color.border}`,
  '@media': {
    [below.large]: { maxHeight: '60dvh' },
    [from.large]: { borderInlineEnd: `1px solid ${theme.color.border}`, borderBottom: 0 },
  },
});

export const closed = style({ '@media': { [below.large]: { display: 'none' } } });

export const search = style({ marginBottom: theme.space[5] });

export const sectionTitle = style({
  marginTop: theme.space[5],
  fontSize: theme.size.title,
});

export const groupTitle = style({
  marginTop: theme.space[4],
  fontFamily: theme.font.text,
  fontSize: theme.size.small,
  fontWeight: 600,
  letterSpacing: 0,
  color: theme.color.textMuted,
});

export const storyLink = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '44px',
  marginInline: `calc(-1 * ${theme.space[3]})`,
  paddingInline: theme.space[3],
  borderRadius: theme.radius.corner,
  textDecoration: 'none',
  '@media': { [from.large]: { minHeight: '32px' } },
  selectors: {
    '&:hover': { color: theme.color.brand },
    '&[aria-current]': { background: theme.color.fill, color: theme.color.onFill },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  // The list may be closed.
  gridRow: 3,
  minHeight: 0,
  '@media': { [from.large]: { gridRow: '1 / -1', gridColumn: 2 } },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[1]} ${theme.space[5]}`,
  minHeight: '64px',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderBottom: `1px solid ${theme.color.border}`,
});

export const storyTitle = style({ fontSize: theme.size.large });

export const storyName = style({
  display: 'block',
  marginTop: theme.space[1],
  fontFamily: theme.font.text,
  fontSize: theme.size.small,
  letterSpacing: 0,
  color: theme.color.textMuted,
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[5]}`,
  fontSize: theme.size.small,
});

export const stage = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: theme.space[2],
  minHeight: 0,
  padding: theme.space[4],
  background: theme.color.border,
});

export const pane = style({ gridRow: 2, minHeight: '320px', minWidth: 0, overflow: 'hidden' });

export const frame = style({
  display: 'block',
  border: 0,
  background: theme.color.surface,
  transformOrigin: '0 0',
  marginInline: 'auto',
});

export const size = style({
  gridRow: 3,
  color: theme.color.text,
  fontSize: theme.size.small,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
