import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Stays beside the lines while they are gone through. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: theme.space[2],
  '@media': { [from.large]: { position: 'sticky', top: '108px' } },
});

const across = { gridColumn: '1 / -1' };

export const subtotal = style({ fontSize: theme.size.title });

export const total = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.heading,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
});

export const quiet = style({ ...across, color: theme.color.textQuiet, fontSize: theme.size.small });

export const servings = style({
  ...across,
  display: 'grid',
  gap: theme.space[3],
  marginTop: theme.space[4],
  paddingTop: theme.space[5],
  borderTop: `1px solid ${theme.color.line}`,
});

/** The question and its short answer stand on one line. */
export const guests = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  fontWeight: 600,
});

export const number = style({
  width: '6.5rem',
  minHeight: '48px',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  color: theme.color.text,
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.textQuiet}`,
  borderRadius: theme.radius.corner,
});

export const answer = style({ fontFamily: theme.font.heading, fontSize: theme.size.large });
