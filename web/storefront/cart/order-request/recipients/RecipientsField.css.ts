import { style } from '@vanilla-extract/css';
import { from } from '../../../../theme/media';
import { theme } from '../../../../theme/theme.css';

export const recipients = style({ display: 'grid', gap: theme.space[4] });

export const recipient = style({
  minWidth: 0,
  padding: theme.space[4],
  paddingTop: theme.space[2],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
});

export const legend = style({ paddingInline: theme.space[1], fontWeight: 600 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: theme.space[4],
  '@media': { [from.small]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

const fullWidth = style({ gridColumn: '1 / -1' });

export const name = fullWidth;

export const street = style({
  gridColumn: '1 / -1',
  '@media': { [from.small]: { gridColumn: 'span 4' } },
});

export const unit = style({
  gridColumn: '1 / -1',
  '@media': { [from.small]: { gridColumn: 'span 2' } },
});

export const city = style({
  gridColumn: '1 / -1',
  '@media': { [from.small]: { gridColumn: 'span 3' } },
});

export const status = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' });

export const list = style({
  display: 'grid',
  gap: theme.space[4],
  padding: theme.space[4],
  borderRadius: theme.radius.corner,
  background: theme.color.surfaceRaised,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[4],
});

export const checked = style({ display: 'grid', gap: theme.space[3] });

export const listError = style({ color: theme.color.critical, fontWeight: 500 });

export const errors = style({
  display: 'grid',
  gap: theme.space[1],
  paddingLeft: theme.space[4],
  listStyle: 'disc',
});
