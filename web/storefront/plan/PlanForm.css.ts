import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const form = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[5],
  '@media': { print: { display: 'none' } },
});

// Keeps focused fields, and the calendar, out from under the sticky link.
globalStyle(`${form} :is(input, select, button, [role=dialog])`, {
  scrollMarginBottom: '84px',
  '@media': { [from.large]: { scrollMarginBottom: 0 } },
});

/** On phones, a row of its own: a calendar opens in it, or its texts are long. */
export const wide = style({
  gridColumn: '1 / -1',
  '@media': { [from.small]: { gridColumn: 'auto' } },
});

/** Its label may be longer than that of its neighbor. */
export const bottom = style({
  alignSelf: 'end',
  '@media': { [from.small]: { alignSelf: 'start' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.4rem, 100%), 1fr))',
  gap: `${theme.space[4]} ${theme.space[4]}`,
  alignItems: 'start',
});
