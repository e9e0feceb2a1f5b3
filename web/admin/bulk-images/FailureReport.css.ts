import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const report = style({
  display: 'grid',
  gap: theme.space[3],
  marginTop: theme.space[5],
  padding: theme.space[4],
  borderLeft: `4px solid ${theme.color.critical}`,
  background: theme.color.surfaceRaised,
});

/** Scrolls the list below it into view too, above the sticky toolbar. */
export const heading = style({ fontSize: theme.size.title, scrollMarginBottom: '60vh' });

export const failures = style({ display: 'grid', gap: theme.space[1], overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });
