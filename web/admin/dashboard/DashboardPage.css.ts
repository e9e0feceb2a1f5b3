import { globalStyle, style } from '@vanilla-extract/css';
import { from, withoutSticky } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { tabList as baseTabList } from '../../ui/tabs/Tabs.css';

export const page = style([
  container,
  {
    paddingTop: theme.space[3],
    paddingBottom: theme.space[5],
    '@media': { [from.large]: { paddingTop: theme.space[4], paddingBottom: theme.space[6] } },
  },
]);

export const summary = style({ color: theme.color.textMuted, textWrap: 'pretty' });

export const tabs = style({ marginTop: theme.space[2] });

/** Opaque, so that rows scroll below it. */
export const stickyTabs = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  background: theme.color.surface,
  '@media': { [withoutSticky]: { position: 'static' } },
});

// Keeps what is focused or scrolled to below the tabs.
globalStyle(`:root:has(${stickyTabs})`, {
  scrollPaddingTop: '72px',
  '@media': { [withoutSticky]: { scrollPaddingTop: 0 } },
});

const fadeWidth = '56px';

/** Fades where tabs are hidden, so that the row looks scrollable. */
export const tabList = style([
  baseTabList,
  {
    scrollbarWidth: 'none',
    selectors: {
      '&[data-more-after]': {
        maskImage: `linear-gradient(to right, black calc(100% - ${fadeWidth}), transparent)`,
      },
      '&[data-more-before]': {
        maskImage: `linear-gradient(to left, black calc(100% - ${fadeWidth}), transparent)`,
      },
      '&[data-more-before][data-more-after]': {
        maskImage: `linear-gradient(to right, transparent, black ${fadeWidth}, black calc(100% - ${fadeWidth}), transparent)`,
      },
    },
  },
]);

export const panel = style({
  paddingTop: theme.space[4],
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
});

export const unreadBadge = style({
  display: 'inline-block',
  minWidth: '1.6em',
  marginLeft: theme.space[1],
  paddingInline: '0.4em',
  borderRadius: theme.radius.button,
  background: theme.color.accent,
  color: theme.color.onBrand,
  fontSize: theme.size.small,
  lineHeight: '1.6em',
  textAlign: 'center',
});
