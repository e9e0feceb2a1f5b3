import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '46rem',
  marginInline: 'auto',
  '@media': {
    [from.medium]: {
      padding: theme.space[8],
      background: theme.color.surfaceRaised,
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.image,
    },
    print: { maxWidth: 'none', padding: 0, border: 0 },
  },
});

export const shopName = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
});

export const leaf = style({ color: theme.color.brand });

export const number = style({ marginTop: theme.space[4], fontSize: theme.size.display });
