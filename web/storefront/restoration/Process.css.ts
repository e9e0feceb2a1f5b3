import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

/** Sticky next to the steps. */
export const heading = style({
  '@media': { [from.large]: { position: 'sticky', top: '120px' } },
});

export const action = style({ marginBlock: `${theme.space[5]} ${theme.space[6]}` });

export const steps = style({ counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  columnGap: theme.space[4],
  rowGap: theme.space[2],
  alignItems: 'baseline',
  paddingBlock: theme.space[5],
  borderTop: `1px solid ${theme.color.border}`,
  counterIncrement: 'step',
  '@media': { [from.medium]: { gridTemplateColumns: '2.5rem 11rem 1fr' } },
  '::before': {
    content: 'counter(step)',
    color: theme.color.accent,
    fontFamily: theme.font.heading,
    fontSize: theme.size.heading,
    lineHeight: 1,
  },
});

export const name = style({ fontSize: theme.size.title });

export const text = style({
  gridColumnStart: 2,
  maxWidth: '34em',
  '@media': { [from.medium]: { gridColumnStart: 3 } },
});
