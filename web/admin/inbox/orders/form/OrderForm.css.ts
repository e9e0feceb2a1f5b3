import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../../theme/media';
import { theme } from '../../../../theme/theme.css';
import { stickyFooter } from '../../../../ui/dialog/FullDialog.css';
import { control } from '../../../../ui/form/Field.css';
import { doubleRule } from '../../../../ui/section-heading/double-rule';

export const form = style({ minWidth: 0 });

// Keeps focused fields out from under the sticky header and footer of the dialog.
globalStyle(`${form} :is(input, select, textarea, button)`, { scrollMarginBlock: '112px 168px' });

export const fieldset = style({ minWidth: 0, border: 0 });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  selectors: {
    '& + &': {
      marginTop: theme.space[6],
      paddingTop: theme.space[6],
      borderTop: `1px solid ${theme.color.border}`,
    },
  },
});

export const heading = style({ fontSize: theme.size.title, '::after': doubleRule('56px') });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const three = style([
  pair,
  { '@media': { [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

export const lines = style({ display: 'grid', gap: theme.space[4], listStyle: 'none' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: theme.space[3],
  paddingBottom: theme.space[4],
  borderBottom: `1px solid ${theme.color.border}`,
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 6rem 8rem 5rem',
    },
  },
});

export const lineName = style({
  gridColumn: '1 / -1',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@media': { [from.medium]: { gridColumn: 'auto', alignSelf: 'center' } },
});

export const customName = style([lineName, { gridColumn: '1 / -1' }]);

globalStyle(`${customName}${customName}`, {
  '@media': { [from.medium]: { gridColumn: 'span 2' } },
});

export const lineOption = style({
  gridColumn: '1 / -1',
  '@media': { [from.medium]: { gridColumn: 'auto' } },
});

/** Keeps the columns of lines without a choice of options. */
export const noOption = style({
  display: 'none',
  '@media': { [from.medium]: { display: 'block' } },
});

export const remove = style({
  justifySelf: 'start',
  '@media': { [from.medium]: { alignSelf: 'end', justifySelf: 'end' } },
});

export const recipient = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[3],
  minWidth: 0,
  padding: theme.space[3],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
});

export const add = style({ alignSelf: 'end' });

export const legend = style({ paddingInline: theme.space[1], fontWeight: 600 });

export const withShortcut = style({ display: 'grid', justifyItems: 'start' });

globalStyle(`${withShortcut} > :first-child`, { width: '100%' });

export const note = style([control, { minHeight: '5.25rem', resize: 'vertical' }]);

export const footer = style([
  stickyFooter,
  {
    display: 'grid',
    gap: theme.space[2],
    marginTop: theme.space[6],
    paddingBlock: theme.space[3],
  },
]);

export const footerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[2]} ${theme.space[4]}`,
});

export const total = style({
  fontSize: theme.size.large,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const before = style({ color: theme.color.textMuted, fontWeight: 400 });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space[3],
});

export const error = style({ color: theme.color.critical, fontWeight: 500 });
