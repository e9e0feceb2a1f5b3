import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Has no height, so that the page does not move; larger screens have the language switch in the header. */
export const anchor = style({
  position: 'relative',
  zIndex: 20,
  height: 0,
  '@media': { [from.small]: { display: 'none' } },
});

export const line = style({
  position: 'absolute',
  top: theme.space[2],
  right: theme.space[3],
  display: 'flex',
  alignItems: 'center',
  paddingLeft: theme.space[4],
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.button,
  boxShadow: theme.shadow.floating,
});

export const link = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '44px',
  color: theme.color.brand,
  fontWeight: 500,
  textUnderlineOffset: '4px',
});

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: theme.color.textMuted,
});
