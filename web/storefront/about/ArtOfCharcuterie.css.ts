import { createVar, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

const stepOffset = createVar();

/** Staggered: each column starts lower than the one before. */
export const steps = style({
  counterReset: 'step',
  display: 'grid',
  gap: theme.space[7],
  '@media': {
    [from.medium]: {
      vars: { [stepOffset]: theme.space[6] },
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: theme.space[6],
    },
    [from.large]: { vars: { [stepOffset]: theme.space[8] } },
  },
});

export const step = style({
  counterIncrement: 'step',
  selectors: {
    '&:nth-child(2)': { marginTop: stepOffset },
    '&:nth-child(3)': { marginTop: `calc(2 * ${stepOffset})` },
  },
  '::before': {
    content: ['counter(step)', 'counter(step) / ""'],
    display: 'block',
    marginBottom: theme.space[2],
    color: theme.color.accent,
    fontFamily: theme.font.heading,
    fontSize: theme.size.title,
    lineHeight: 1,
  },
});

export const image = style({ aspectRatio: '4 / 3' });

export const name = style({
  marginBlock: `${theme.space[4]} ${theme.space[2]}`,
  fontSize: theme.size.title,
});

export const text = style({ maxWidth: theme.measure });
