import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { hiddenRules } from '../../ui/visually-hidden.css';

export const fields = style({
  display: 'grid',
  gap: theme.space[5],
  minWidth: 0,
  border: 0,
});

export const hint = style({ color: theme.color.textMuted, fontSize: theme.size.small });

/** Visible on keyboard focus, so that focus is never on an invisible field. */
export const honeypot = style({
  selectors: { '&:not(:focus-within)': hiddenRules },
});

export const queued = style({
  padding: theme.space[4],
  borderLeft: `4px solid ${theme.color.warning}`,
  background: theme.color.surfaceRaised,
});
