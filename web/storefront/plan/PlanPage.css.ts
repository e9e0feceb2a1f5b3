import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { printOnly } from '../../ui/print/print-only';

export const page = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: theme.space[6],
    paddingTop: theme.space[6],
    '@media': {
      [from.medium]: { paddingTop: theme.space[7] },
      [from.large]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: theme.space[8],
      },
      print: { display: 'block' },
    },
  },
]);

export const form = style({ display: 'grid', alignContent: 'start', gap: theme.space[5] });

export const header = style({ gridColumn: '1 / -1' });

export const title = style({ fontSize: theme.size.display });

export const intro = style({
  maxWidth: '34em',
  marginTop: theme.space[3],
  color: theme.color.textMuted,
  fontSize: theme.size.large,
  '@media': { print: { display: 'none' } },
});

printOnly(page);
