import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../layout/container.css';

export const page = style([container, { paddingTop: theme.space[6] }]);

export const title = style({ fontSize: theme.size.display, marginBottom: theme.space[5] });

/** Search first on a phone; beside the categories where there is room. */
export const choices = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': {
    [from.large]: {
      flexDirection: 'row',
      alignItems: 'start',
      justifyContent: 'space-between',
      columnGap: theme.space[6],
    },
  },
});

export const count = style({
  marginBottom: theme.space[5],
  color: theme.color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
});
