import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const hero = style([
  container,
  {
    display: 'grid',
    gap: theme.space[4],
    paddingTop: theme.space[6],
    '@media': {
      [from.medium]: { paddingTop: theme.space[7] },
      [from.large]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        columnGap: theme.space[7],
        alignItems: 'end',
      },
    },
  },
]);

export const title = style({ fontSize: theme.size.display });

/** On a phone, narrow enough for the same number of lines in the fallback font: the photo below must not move. */
export const introduction = style({
  maxWidth: '19.6em',
  fontSize: theme.size.large,
  '@media': { [from.medium]: { maxWidth: '28.5em' } },
});

/** Keeps the board visible, which is in the lower part of the image. */
export const image = style({
  gridColumn: '1 / -1',
  aspectRatio: '4 / 3',
  marginTop: theme.space[3],
  '@media': { [from.medium]: { aspectRatio: '16 / 9', marginTop: theme.space[5] } },
});
globalStyle(`${image} > img`, { objectPosition: '50% 70%' });
