import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

/** Two columns on large screens; on phones, the questions come between intro and contact. */
export const page = style([
  container,
  {
    display: 'grid',
    rowGap: theme.space[7],
    paddingTop: theme.space[6],
    '@media': {
      [from.medium]: { paddingTop: theme.space[7] },
      [from.large]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: theme.space[8],
      },
    },
  },
]);

export const intro = style({ '@media': { [from.large]: { gridArea: '1 / 1' } } });

/** Two lines on every phone, in the fallback font too, so that the questions don't move when the fonts arrive. */
export const title = style({
  maxWidth: '9em',
  fontSize: theme.size.display,
  '@media': { [from.medium]: { maxWidth: 'none' } },
});

export const introduction = style({
  maxWidth: '26em',
  marginTop: theme.space[4],
  color: theme.color.textMuted,
});

export const questions = style({
  '@media': { [from.large]: { gridArea: '1 / 2 / 3', paddingTop: theme.space[2] } },
});

export const paragraph = style({
  maxWidth: theme.measure,
  selectors: { '& + &': { marginTop: theme.space[3] } },
});

export const contact = style({ '@media': { [from.large]: { gridArea: '2 / 1' } } });

export const contactTitle = style({ fontSize: theme.size.title });

export const action = style({ marginTop: theme.space[4] });
