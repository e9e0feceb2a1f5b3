import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

export const section = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  // Not under the sticky header.
  scrollMarginTop: '96px',
  outline: 'none',
  '@media': { print: { display: 'block' } },
});

export const amounts = style({ maxWidth: theme.measure });

export const traces = style({
  maxWidth: theme.measure,
  marginTop: theme.space[2],
  fontWeight: 600,
});

export const status = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const list = style({ display: 'grid', gap: theme.space[5] });

export const skeleton = style({ minHeight: '24rem' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  alignItems: 'start',
  // As high as the buttons that hydration adds.
  minHeight: '48px',
  '@media': { print: { display: 'none' } },
});

export const shortage = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space[4],
  padding: theme.space[5],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
  background: theme.color.surfaceRaised,
});
