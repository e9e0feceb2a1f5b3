import { globalStyle, style } from '@vanilla-extract/css';
import { from, withoutSticky } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { breakpoints } from '../../theme/tokens';
import { container } from '../../ui/container/container.css';
import { navLinks } from '../../ui/navigation/nav-links.css';

/** Narrow phones, where the bar needs smaller margins. */
const narrowPhones = '(max-width: 359px)';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  background: theme.color.surface,
  borderBottom: `1px solid ${theme.color.border}`,
  '@media': { [withoutSticky]: { position: 'static' } },
});

export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    // Wraps at 200% text size (WCAG 1.4.4).
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.space[1],
    minHeight: '64px',
    '@media': {
      [narrowPhones]: { paddingInline: theme.space[3] },
      [from.large]: { columnGap: theme.space[4], minHeight: '76px' },
    },
  },
]);

export const navigation = style({
  display: 'none',
  '@media': { [from.medium]: { display: 'flex' } },
});

export const mainLinks = style([
  navLinks,
  { columnGap: theme.space[4], '@media': { [from.large]: { columnGap: theme.space[5] } } },
]);

/** Quieter than the links before it; below `large` they are in the menu. */
export const moreLinks = style([
  navLinks,
  {
    display: 'none',
    '@media': {
      [from.large]: {
        display: 'flex',
        marginLeft: theme.space[4],
        paddingLeft: theme.space[4],
        columnGap: theme.space[4],
        borderLeft: `1px solid ${theme.color.border}`,
        color: theme.color.textMuted,
        fontSize: theme.size.small,
      },
      [from.wide]: { marginLeft: theme.space[5], paddingLeft: theme.space[5] },
    },
  },
]);

/** The first of them, the planner, has no room in Spanish below `wide`; the home page and the footer link to it. */
globalStyle(`${moreLinks} > :first-child`, {
  '@media': { [`(max-width: ${breakpoints.wide - 0.02}px)`]: { display: 'none' } },
});

export const tools = style({ display: 'flex', alignItems: 'center' });

/** On phones the language switch is in the menu. */
export const language = style({
  display: 'none',
  '@media': { [from.small]: { display: 'block', marginRight: theme.space[2] } },
});

export const tool = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  selectors: { '&:hover': { color: theme.color.brand } },
});

/** Positioned over the icon's corner, so that nothing moves when it appears. */
export const count = style({
  position: 'absolute',
  top: '3px',
  right: '1px',
  minWidth: '19px',
  paddingInline: '4px',
  background: theme.color.fill,
  borderRadius: theme.radius.button,
  color: theme.color.onFill,
  fontSize: '12px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '19px',
  textAlign: 'center',
});

export const menuButton = style([
  tool,
  { marginRight: '-10px', '@media': { [from.large]: { display: 'none' } } },
]);
