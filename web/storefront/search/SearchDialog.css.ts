import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { focusUnderline } from './focus-underline';

/** Full screen on phones, a sheet from the top on larger screens. */
export const panel = style({
  position: 'fixed',
  inset: 0,
  padding: `${theme.space[3]} ${theme.space[4]} ${theme.space[5]}`,
  overflowY: 'auto',
  background: theme.color.surface,
  boxShadow: theme.shadow.floating,
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&[data-closed]': { opacity: 0 } },
  '@media': {
    [from.medium]: {
      inset: '0 auto auto 50%',
      width: '680px',
      maxHeight: '86vh',
      marginLeft: '-340px',
      padding: `${theme.space[5]} ${theme.space[6]} ${theme.space[6]}`,
    },
  },
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  borderBottom: `1px solid ${theme.color.textMuted}`,
  selectors: { '&:has(input:focus-visible)': focusUnderline },
});

export const form = style({ flex: 1, minWidth: 0 });

export const label = style({ display: 'block' });

export const field = style({
  width: '100%',
  minHeight: '56px',
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  color: theme.color.text,
  background: 'none',
  border: 0,
  borderRadius: 0,
  appearance: 'none',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: theme.color.textMuted, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginRight: '-10px',
});
