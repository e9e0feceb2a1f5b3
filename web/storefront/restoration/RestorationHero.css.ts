import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const headline = style({
  display: 'grid',
  gap: theme.space[4],
  '@media': {
    [from.medium]: {
      gridTemplateColumns: '1fr 1fr',
      columnGap: theme.space[6],
      alignItems: 'end',
    },
  },
});

export const title = style({ fontSize: theme.size.display, lineHeight: 1.08, maxWidth: '7em' });

export const lead = style({
  maxWidth: '22em',
  marginBottom: theme.space[4],
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  lineHeight: 1.35,
});

/** A 4:3 image next to a 3:4 image of the same height: widths 16 to 9. */
export const services = style({
  display: 'grid',
  gap: theme.space[7],
  marginTop: theme.space[6],
  '@media': {
    [from.medium]: { gridTemplateColumns: '16fr 9fr', columnGap: theme.space[6] },
  },
});

export const boardImage = style({ aspectRatio: '4 / 3' });

export const ceramicImage = style({
  aspectRatio: '4 / 3',
  '@media': { [from.medium]: { aspectRatio: '3 / 4' } },
});

export const serviceTitle = style({ marginTop: theme.space[5], fontSize: theme.size.heading });

export const text = style({ maxWidth: '36.5em', marginTop: theme.space[3] });
