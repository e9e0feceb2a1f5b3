import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

export const status = style({ display: 'grid', gap: theme.space[3] });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[3] });

export const lead = style({ marginBottom: theme.space[4] });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  marginBottom: theme.space[5],
});

export const qrCode = style({
  width: '200px',
  maxWidth: '100%',
  background: '#fff',
  borderRadius: theme.radius.corner,
});

export const scan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[4],
  '@media': { [from.small]: { gridTemplateColumns: '200px minmax(0, 1fr)' } },
});

const code = { fontFamily: 'ui-monospace, monospace', fontSize: theme.size.text } as const;

export const secret = style({ ...code, display: 'block', userSelect: 'all' });

export const codes = style({
  ...code,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: theme.space[2],
  padding: theme.space[4],
  listStyle: 'none',
  background: theme.color.surfaceRaised,
  borderRadius: theme.radius.corner,
});

globalStyle(`${codes} li`, { whiteSpace: 'nowrap' });
