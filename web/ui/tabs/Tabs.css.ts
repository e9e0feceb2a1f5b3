import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Scrolls sideways on narrow screens. */
export const tabList = style({
  // Visually hidden text in a tab is positioned absolutely: it must scroll with the list and not widen the page.
  position: 'relative',
  display: 'flex',
  gap: theme.space[4],
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.color.border}`,
});

export const tab = style({
  flex: 'none',
  minHeight: '48px',
  paddingInline: theme.space[1],
  borderBottom: '3px solid transparent',
  color: theme.color.textMuted,
  fontWeight: 600,
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[data-selected]': { color: theme.color.brand, borderBottomColor: theme.color.brand },
    // The scroll container would clip an outer outline.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&:not([data-selected])': { borderBottomColor: 'Canvas' } },
    },
  },
});
