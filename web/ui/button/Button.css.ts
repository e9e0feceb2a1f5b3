import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { canHover } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  minHeight: '48px',
  padding: `${theme.space[2]} ${theme.space[5]}`,
  borderRadius: theme.radius.button,
  border: '1px solid transparent',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:active': { opacity: 0.88 }, '&:disabled': { opacity: 0.6 } },
  '@media': {
    [canHover]: {
      transition: `opacity ${theme.motion.fast}`,
      selectors: { '&:hover:not(:disabled)': { opacity: 0.88 } },
    },
  },
});

const primary: StyleRule = {
  background: theme.color.fill,
  color: theme.color.onFill,
  // Browsers print no backgrounds.
  '@media': { print: { borderColor: 'currentColor', color: theme.color.text } },
};
const secondary: StyleRule = { borderColor: theme.color.brand, color: theme.color.brand };

export const button = styleVariants({
  primary: [base, primary],
  secondary: [base, secondary],
  widePrimary: [base, primary, { width: '100%' }],
  wideSecondary: [base, secondary, { width: '100%' }],
});

/** For secondary actions: underlined text with a 44 px touch target. */
export const textButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  minWidth: '44px',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  selectors: { '&:is(:disabled, [aria-disabled=true])': { opacity: 0.6 } },
});
