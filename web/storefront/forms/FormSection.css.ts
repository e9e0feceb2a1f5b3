import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const sections = style({ counterReset: 'section', display: 'grid', gap: theme.space[7] });

export const section = style({
  counterIncrement: 'section',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
});

/** Focused fields and the open calendar don't end up under the sticky bar. */
globalStyle(`${section} :is(input, select, textarea, button, [role=dialog])`, {
  scrollMarginBottom: '7rem',
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space[3],
  paddingBottom: theme.space[2],
  borderBottom: `1px solid ${theme.color.border}`,
  fontSize: theme.size.title,
  '::before': { content: 'counter(section)', color: theme.color.accent },
});
