import { style } from '@vanilla-extract/css';
import { from, shortWindow } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { button } from '../../ui/button/Button.css';

/** Stays at the bottom of the window until the end of the form. */
export const link = style([
  button.primary,
  {
    position: 'sticky',
    zIndex: 20,
    bottom: `calc(${theme.space[3]} + env(safe-area-inset-bottom))`,
    width: 'fit-content',
    justifySelf: 'center',
    boxShadow: theme.shadow.floating,
    fontVariantNumeric: 'tabular-nums',
    // Opaque, because fields are under it.
    selectors: { '&:hover': { opacity: 1 } },
    '@media': {
      [shortWindow]: { position: 'static' },
      [from.large]: { display: 'none' },
      print: { display: 'none' },
    },
  },
]);

export const icon = style({ flexShrink: 0 });
