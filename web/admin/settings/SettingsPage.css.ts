import { globalStyle, style } from '@vanilla-extract/css';
import { from, withoutSticky } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { control } from '../../ui/form/Field.css';
import { doubleRule } from '../../ui/section-heading/double-rule';

export const page = style([container, { maxWidth: '60rem', paddingBlock: theme.space[6] }]);

export const title = style({ marginBottom: theme.space[6], fontSize: theme.size.display });

export const form = style({ minWidth: 0 });

// Keeps focused fields out from under the sticky save bar.
globalStyle(`${form} :is(input, textarea, button)`, { scrollMarginBottom: '112px' });

export const fieldset = style({ minWidth: 0, border: 0 });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  paddingBottom: theme.space[6],
  selectors: {
    '& + &': { paddingTop: theme.space[6], borderTop: `1px solid ${theme.color.border}` },
  },
  '@media': {
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
});

export const heading = style({ fontSize: theme.size.title, '::after': doubleRule('56px') });

export const hint = style({ marginTop: theme.space[3], color: theme.color.textMuted });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space[5],
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[4],
  '@media': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const group = style({ minWidth: 0, border: 0 });

export const legend = style({ fontWeight: 600 });

export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space[5]}`,
});

export const error = style({ color: theme.color.critical, fontWeight: 500 });

export const area = style({ display: 'grid', gap: theme.space[3] });

export const areaName = style({ fontSize: theme.size.large });

export const places = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const dates = style({ listStyle: 'none' });

export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[4],
  borderBottom: `1px solid ${theme.color.border}`,
  '::first-letter': { textTransform: 'uppercase' },
});

export const addDate = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${theme.space[2]} ${theme.space[4]}`,
});

export const saveBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gap: theme.space[3],
  paddingBlock: theme.space[3],
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.border}`,
  '@media': { [withoutSticky]: { position: 'static' } },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space[3],
});

export const unsaved = style({ marginRight: 'auto', color: theme.color.textMuted });

export const zipCodes = style([control, { minHeight: '5.25rem', fieldSizing: 'content' }]);

export const synonyms = style([control, { minHeight: '8rem', fieldSizing: 'content' }]);

export const accountForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  gap: theme.space[4],
  minWidth: 0,
  border: 0,
});

globalStyle(`${accountForm} > button`, { justifySelf: 'start' });

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[4],
  minHeight: '44px',
  borderBottom: `1px solid ${theme.color.border}`,
  overflowWrap: 'anywhere',
});

export const session = style([account, { paddingBlock: theme.space[2] }]);

export const accounts = style({
  marginTop: theme.space[6],
  paddingTop: theme.space[6],
  borderTop: `1px solid ${theme.color.border}`,
});
