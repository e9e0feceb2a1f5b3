import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { hiddenRules } from '../../ui/visually-hidden.css';

export const fields = style({
  display: 'grid',
  gap: theme.space[5],
  minWidth: 0,
  border: 0,
});

export const explained = style({ color: theme.color.textQuiet, fontSize: theme.size.small });

/** Visible when keyboard users reach it anyway. */
export const trap = style({
  selectors: { '&:not(:focus-within)': hiddenRules },
});

export const waits = style({
  padding: theme.space[4],
  borderLeft: `4px solid ${theme.color.warning}`,
  background: theme.color.surfaceRaised,
});
