import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { button } from '../../ui/button/Button.css';
import { control } from '../../ui/form/Field.css';

/** Search, filters and what is done with the whole list, over it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.space[3],
  marginBottom: theme.space[5],
});

globalStyle(`${tools} > *`, {
  flex: '1 1 140px',
  '@media': { [from.medium]: { flex: '0 1 auto' } },
});

// Browsers make a field for a date a little taller than others.
globalStyle(`${tools} input[type=date]`, { height: '48px' });

export const search = style({
  selectors: { [`${tools} > &`]: { flex: '1 1 100%' } },
  '@media': { [from.medium]: { selectors: { [`${tools} > &`]: { flex: '1 1 240px' } } } },
});

export const searchField = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space[1],
});

export const searchIcon = style({
  position: 'absolute',
  bottom: 0,
  left: theme.space[3],
  height: '48px',
  color: theme.color.textQuiet,
  pointerEvents: 'none',
});

export const searchControl = style([control, { paddingLeft: '40px' }]);

/** Deeds that stand at the far end where there is room. */
export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space[3],
  marginLeft: 'auto',
  selectors: { [`${tools} > &`]: { flexBasis: 'auto' } },
});

// On a phone they fill their lines, like the fields above them.
globalStyle(`${deeds} > *`, { flex: '1 1 auto', '@media': { [from.medium]: { flexGrow: 0 } } });

/** How many there are, and the ways to the others. */
export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  marginTop: theme.space[4],
  minHeight: '48px',
});

export const count = style({ color: theme.color.textQuiet, fontVariantNumeric: 'tabular-nums' });

export const steps = style({ display: 'flex', gap: theme.space[3] });

export const step = style([
  button({ kind: 'quiet' }),
  { selectors: { '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } } },
]);

/** While another part of the list is on its way, this one is there but not at hand. */
export const list = style({
  transition: `opacity ${theme.motion.quick}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

export const skeleton = style({ height: '56px', marginBottom: theme.space[2] });

export const nothing = style({ paddingBlock: theme.space[6], color: theme.color.textQuiet });
