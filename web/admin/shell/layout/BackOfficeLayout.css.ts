import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';
import { bar, container } from '../../../ui/container/container.css';
import { navLinks } from '../../../ui/navigation/nav-links.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  minHeight: '100vh',
});

export const skipLink = style({
  position: 'absolute',
  top: '-100px',
  left: theme.space[4],
  zIndex: 50,
  padding: theme.space[3],
  background: theme.color.surfaceRaised,
  selectors: { '&:focus': { top: theme.space[2] } },
});

export const header = style({
  background: theme.color.surfaceRaised,
  borderBottom: `1px solid ${theme.color.border}`,
});

export const headerBar = style([bar, { minHeight: '64px' }]);

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  color: theme.color.brand,
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.1,
  textDecoration: 'none',
});

export const areaLabel = style({
  display: 'block',
  color: theme.color.textMuted,
  fontFamily: theme.font.text,
  fontSize: theme.size.small,
});

/** In its own row on phones. */
export const navigation = style([
  navLinks,
  {
    order: 1,
    flexBasis: '100%',
    minWidth: 0,
    // One line, which scrolls sideways on narrow screens.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    '@media': {
      [below.medium]: {
        maskImage: `linear-gradient(to right, black calc(100% - ${theme.space[6]}), transparent)`,
        paddingRight: theme.space[6],
      },
      [from.large]: { order: 0, flexBasis: 'auto', marginRight: 'auto' },
    },
  },
]);

export const actions = style({ display: 'flex', alignItems: 'center', gap: theme.space[4] });

const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minHeight: '44px',
  fontWeight: 500,
  selectors: { '&:hover': { color: theme.color.brand } },
});

export const languageButton = style([action, { minWidth: '44px' }]);

export const signOut = action;

export const main = style({ minWidth: 0 });

export const footer = style([
  container,
  {
    paddingBlock: theme.space[5],
    color: theme.color.textMuted,
    fontSize: theme.size.small,
  },
]);
