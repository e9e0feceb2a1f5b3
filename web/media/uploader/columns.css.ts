import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** Container widths from which an image, or a list of images, has the fields next to it. */
const wideContainer = { image: '(min-width: 680px)', list: '(min-width: 880px)' };

export const container = style({ containerType: 'inline-size' });

const createColumns = (from: keyof typeof wideContainer) =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[5],
    '@container': {
      [wideContainer[from]]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        gap: theme.space[7],
      },
    },
  });

export const imageColumns = createColumns('image');

export const listColumns = createColumns('list');
