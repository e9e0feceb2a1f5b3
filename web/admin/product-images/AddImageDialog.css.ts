import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const toEdges = (padding: string) => `calc(-1 * ${padding})`;

export const newImage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  marginBottom: theme.space[4],
});

export const chosen = style({
  display: 'flex',
  flex: 1,
  minWidth: '160px',
  alignItems: 'center',
  gap: theme.space[2],
  overflowWrap: 'anywhere',
});

export const thumbnail = style({
  flex: 'none',
  width: '48px',
  aspectRatio: '1',
  borderRadius: theme.radius.photograph,
});

/** Stays in sight under however many pictures. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  margin: `${theme.space[5]} ${toEdges(theme.space[4])} ${toEdges(theme.space[4])}`,
  padding: theme.space[4],
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.corner,
  '@media': {
    [from.medium]: {
      marginInline: toEdges(theme.space[5]),
      marginBottom: toEdges(theme.space[5]),
      paddingInline: theme.space[5],
    },
  },
});

export const fields = style({ display: 'grid', gap: theme.space[4] });
