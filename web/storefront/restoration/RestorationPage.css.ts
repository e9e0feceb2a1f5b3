import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([container, { paddingTop: theme.space[7] }]);

export const section = style({
  marginTop: theme.space[8],
  '@media': { [from.large]: { marginTop: theme.space[9] } },
});

export const sideHeadingSection = style([
  section,
  {
    '@media': {
      [from.large]: {
        display: 'grid',
        gridTemplateColumns: '4fr 8fr',
        columnGap: theme.space[7],
        alignItems: 'start',
      },
    },
  },
]);

export const intro = style({ maxWidth: theme.measure, color: theme.color.textMuted });

export const requestIntro = style({ marginBottom: theme.space[6] });
