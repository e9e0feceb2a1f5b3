import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

/** Keeps status and contact above the fold. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space[4],
});

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[3]} ${theme.space[5]}`,
  minWidth: 0,
});

export const contact = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });

export const stock = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  '@media': {
    [from.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

export const column = style({ display: 'grid', gap: theme.space[5], minWidth: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[4]}`,
});

/** What the shop writes by hand looks like what the customer dictated. */
export const card = style({
  padding: theme.space[3],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.image,
  background: theme.color.surfaceRaised,
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  whiteSpace: 'pre-line',
});

export const recipients = style({ display: 'grid', gap: theme.space[2], paddingLeft: '1.2em' });

export const privateNote = style({
  padding: theme.space[3],
  borderLeft: `3px solid ${theme.color.accent}`,
  background: theme.color.surfaceRaised,
  whiteSpace: 'pre-line',
});
