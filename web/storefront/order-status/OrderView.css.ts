import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const saved = style({
  maxWidth: '39em',
  marginTop: theme.space[5],
  paddingLeft: theme.space[4],
  borderLeft: `3px solid ${theme.color.warning}`,
  '@media': { print: { marginTop: '6pt' } },
});

/** On large screens, the timeline and the actions are next to the order. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[7],
  marginTop: theme.space[7],
  '@media': {
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"order timeline" "order actions"',
      columnGap: theme.space[8],
    },
    print: { display: 'block', marginTop: '12pt' },
  },
});

const inArea = (gridArea: string) => ({ [from.large]: { gridArea } });

export const timeline = style({ '@media': inArea('timeline') });

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': { ...inArea('order'), print: { marginTop: '12pt' } },
});

export const actions = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[6],
  '@media': { ...inArea('actions'), print: { marginTop: '12pt' } },
});

export const section = style({
  marginTop: theme.space[7],
  '@media': { print: { marginTop: '12pt' } },
});

export const smallTitle = style({ marginBottom: theme.space[3], fontSize: theme.size.title });

export const contact = style({ maxWidth: '35em', overflowWrap: 'anywhere' });
