import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';
import { stickyFooter } from '../../../ui/dialog/FullDialog.css';
import { control } from '../../../ui/form/Field.css';
import { doubleRule } from '../../../ui/section-heading/double-rule';

export const form = style({ minWidth: 0 });

// Keeps focused fields out from under the sticky header and footer of the dialog.
globalStyle(`${form} :is(input, select, textarea, button)`, { scrollMarginBlock: '112px' });

export const fieldset = style({ minWidth: 0, border: 0 });

export const section = style({
  display: 'grid',
  gap: theme.space[5],
  selectors: {
    '& + &': {
      marginTop: theme.space[6],
      paddingTop: theme.space[6],
      borderTop: `1px solid ${theme.color.border}`,
    },
  },
});

export const heading = style({
  fontSize: theme.size.title,
  '::after': doubleRule('56px'),
});

export const hint = style({ marginTop: theme.space[3], color: theme.color.textMuted });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[5],
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space[6],
    },
  },
});

export const column = style({ display: 'grid', alignSelf: 'start', gap: theme.space[5] });

export const fieldPair = style({
  display: 'grid',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const fullWidth = style({ gridColumn: '1 / -1' });

export const readFacts = style({ marginBottom: theme.space[5] });

export const servings = style([fieldPair, { maxWidth: '28rem', marginBlock: theme.space[5] }]);

export const toggles = style([
  fullWidth,
  { display: 'flex', flexWrap: 'wrap', gap: `${theme.space[1]} ${theme.space[6]}` },
]);

export const autoGrow = style([
  control,
  {
    minHeight: '5.25rem',
    maxHeight: '20rem',
    resize: 'vertical',
    overflowWrap: 'anywhere',
    fieldSizing: 'content',
  },
]);

/** English and Spanish text side by side where there is room. */
export const translated = style({ gridColumn: '1 / -1' });

globalStyle(`${translated} > *`, {
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space[6],
    },
  },
});
globalStyle(`${translated} > * > :is(input, textarea)`, {
  '@media': { [from.medium]: { gridColumn: '2', gridRow: '1 / span 2' } },
});
globalStyle(`${translated} > * > :is(input, textarea) + p`, {
  '@media': { [from.medium]: { gridColumn: '2' } },
});

export const original = style({
  display: 'block',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const footer = style([
  stickyFooter,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: theme.space[3],
    marginTop: theme.space[6],
    paddingBlock: theme.space[3],
  },
]);

export const notice = style({ marginBottom: theme.space[5] });
