import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** A sheet of paper on the table. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[7],
  maxWidth: '46rem',
  marginInline: 'auto',
  '@media': {
    [from.medium]: {
      padding: theme.space[8],
      background: theme.color.surfaceRaised,
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.photograph,
    },
    print: { gap: '16pt', maxWidth: 'none', padding: 0, border: 0 },
  },
});

export const head = style({ display: 'grid', gap: theme.space[4] });

export const shop = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
});

export const leaf = style({ color: theme.color.brand });

export const number = style({ fontSize: theme.size.display });

export const state = style({ maxWidth: '54ch', fontSize: theme.size.large });

export const address = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const change = style({ display: 'grid', gap: theme.space[2], maxWidth: '54ch' });

export const changeTitle = style({ fontSize: theme.size.title });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[3]} ${theme.space[5]}`,
  '@media': { print: { display: 'none' } },
});

export const kept = style({ color: theme.color.textQuiet, fontSize: theme.size.small });
