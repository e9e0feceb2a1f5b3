import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const section = style([
  container,
  {
    paddingTop: theme.space[8],
    '@media': { [from.large]: { paddingTop: theme.space[9] } },
  },
]);

export const sideHeadingSection = style([
  section,
  {
    '@media': {
      [from.large]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        columnGap: theme.space[7],
      },
    },
  },
]);

export const paragraph = style({
  maxWidth: theme.measure,
  selectors: { '& + &': { marginTop: theme.space[4] } },
});

export const lead = style([paragraph, { fontSize: theme.size.large }]);
