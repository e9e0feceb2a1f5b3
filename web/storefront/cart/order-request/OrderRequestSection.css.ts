import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"intro" "form" "steps"',
  gap: theme.space[6],
  '@media': {
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"intro form" "steps form"',
      columnGap: theme.space[9],
      alignItems: 'start',
    },
  },
});

export const intro = style({ gridArea: 'intro' });

export const form = style({ gridArea: 'form' });

export const lead = style({
  maxWidth: '26em',
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.5,
});

/** Sticky next to the form. */
export const steps = style({
  gridArea: 'steps',
  counterReset: 'step',
  display: 'grid',
  maxWidth: '28.5em',
  '@media': { [from.large]: { position: 'sticky', top: '108px' } },
});

export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  paddingBlock: theme.space[3],
  borderTop: `1px solid ${theme.color.border}`,
  '::before': {
    content: 'counter(step)',
    color: theme.color.accent,
    fontFamily: theme.font.heading,
    fontSize: theme.size.title,
    lineHeight: 1.3,
  },
});
