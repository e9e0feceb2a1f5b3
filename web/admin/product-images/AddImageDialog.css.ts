import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const toEdges = (padding: string) => `calc(-1 * ${padding})`;

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
