import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** A row of tabs over a hairline; on narrow screens it is pushed sideways. */
export const tabList = style({
  // What is only heard of a tab is pushed with it, and does not widen the page.
  position: 'relative',
  display: 'flex',
  gap: theme.space[4],
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.color.line}`,
});

export const tab = style({
  flex: 'none',
  minHeight: '48px',
  paddingInline: theme.space[1],
  borderBottom: '3px solid transparent',
  color: theme.color.textQuiet,
  fontWeight: 600,
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[data-selected]': { color: theme.color.brand, borderBottomColor: theme.color.brand },
    // The outline would be cut off by the row that can be pushed.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
