import type { StyleRule } from '@vanilla-extract/css';
import { theme } from './theme.css';
import { lightColors } from './tokens';

/** Set from code, as the content security policy doesn't allow style attributes. */
export const leftProperty = '--spot-left';
export const topProperty = '--spot-top';

export const spotLeft = `var(${leftProperty})`;
export const spotTop = `var(${topProperty})`;

/** Those of the light theme in both, because the photo underneath is the same. */
export const spotColors = {
  background: lightColors.surfaceRaised,
  text: lightColors.text,
  accent: lightColors.brand,
};

const targetSize = 44;

export const spotTarget = {
  position: 'absolute',
  top: `calc(${spotTop} - ${targetSize / 2}px)`,
  left: `calc(${spotLeft} - ${targetSize / 2}px)`,
  display: 'grid',
  placeItems: 'center',
  width: `${targetSize}px`,
  height: `${targetSize}px`,
  borderRadius: theme.radius.button,
} satisfies StyleRule;

export const spotNumber = {
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  border: `1px solid ${spotColors.accent}`,
  borderRadius: theme.radius.button,
  background: spotColors.background,
  color: spotColors.text,
  fontSize: '13px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
} satisfies StyleRule;

export const spotNumberShadow = '0 1px 4px rgb(20 12 16 / 0.45)';

export const focusedSpotNumber = {
  outline: `2px solid ${spotColors.accent}`,
  boxShadow: `0 0 0 4px ${spotColors.background}`,
};

export const currentSpotNumber = {
  background: spotColors.accent,
  borderColor: spotColors.background,
  color: spotColors.background,
};
