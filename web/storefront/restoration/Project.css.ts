import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const project = style({
  display: 'grid',
  gap: theme.space[5],
  '@media': {
    [from.large]: {
      gridTemplateColumns: '16fr 9fr',
      columnGap: theme.space[7],
      alignItems: 'end',
    },
  },
  selectors: {
    '& + &': { marginTop: theme.space[8] },
    '&:nth-of-type(even)': {
      '@media': { [from.large]: { gridTemplateColumns: '9fr 16fr' } },
    },
  },
});

export const images = style({
  selectors: {
    [`${project}:nth-of-type(even) > &`]: { '@media': { [from.large]: { order: 1 } } },
  },
});

export const placeholder = style({ aspectRatio: '4 / 3' });

export const story = style({ maxWidth: '34em' });

export const name = style({ marginBottom: theme.space[3], fontSize: theme.size.title });

export const duration = style({
  marginTop: theme.space[4],
  paddingTop: theme.space[3],
  borderTop: `1px solid ${theme.color.border}`,
  color: theme.color.textMuted,
});
