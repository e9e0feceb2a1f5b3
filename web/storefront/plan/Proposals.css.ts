import { style } from '@vanilla-extract/css';
import { scriptingEnabled } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const section = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
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
  '@media': {
    // As high as the buttons that hydration adds.
    [scriptingEnabled]: { minHeight: '48px' },
    print: { display: 'none' },
  },
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
