import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([
  container,
  {
    paddingBlock: theme.space[5],
    '@media': { [from.large]: { paddingBlock: theme.space[6] } },
  },
]);

export const summary = style({
  marginBlock: theme.space[4],
  color: theme.color.textMuted,
  textWrap: 'pretty',
});

export const tabs = style({ marginTop: theme.space[5] });

export const panel = style({
  paddingTop: theme.space[5],
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
