import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { hiddenRules } from '../../ui/visually-hidden.css';

export const page = style([container, { paddingBlock: theme.space[5] }]);

export const header = style({ display: 'grid', gap: theme.space[2] });

export const title = style({ fontSize: theme.size.heading, lineHeight: 1.2 });

export const kind = style({
  display: 'block',
  color: theme.color.textMuted,
  fontFamily: theme.font.text,
  fontSize: theme.size.text,
  letterSpacing: 'normal',
});

/** In Spanish, months are lowercase, but headings start with a capital. */
export const month = style({ display: 'block', '::first-letter': { textTransform: 'uppercase' } });

export const navigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[4]}`,
});

export const views = style({
  display: 'flex',
  gap: theme.space[4],
  '@media': { [from.medium]: { marginLeft: 'auto' } },
});

export const viewLink = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  textDecoration: 'none',
  textUnderlineOffset: '8px',
  selectors: {
    '&:hover': { color: theme.color.brand },
    '&[aria-current]': {
      color: theme.color.brand,
      fontWeight: 600,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
    },
  },
});

const border = `1px solid ${theme.color.border}`;

export const table = style({
  width: '100%',
  marginTop: theme.space[3],
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  // The whole width of a phone, so that its columns can be touched.
  '@media': {
    [below.medium]: {
      width: `calc(100% + 2 * ${theme.space[4]})`,
      marginInline: `calc(-1 * ${theme.space[4]})`,
    },
  },
});

export const weekday = style({
  paddingBlock: theme.space[2],
  paddingInline: theme.space[2],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontWeight: 600,
  textAlign: 'start',
  '::first-letter': { textTransform: 'uppercase' },
  '@media': { [below.medium]: { paddingInline: 0, textAlign: 'center' } },
});

export const cell = style({ height: '1px', border, verticalAlign: 'top' });

const dayLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: theme.color.surfaceRaised },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-closed]': { color: theme.color.textMuted },
  },
});

export const day = style([
  dayLink,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[1],
    height: '100%',
    minHeight: '104px',
    padding: theme.space[2],
    '@media': {
      [from.large]: { minHeight: '116px' },
      [below.medium]: { alignItems: 'center', minHeight: '72px', paddingInline: 0 },
    },
  },
]);

export const number = style({
  alignSelf: 'start',
  minWidth: '28px',
  '@media': { [below.medium]: { alignSelf: 'center', textAlign: 'center' } },
  borderRadius: theme.radius.button,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  lineHeight: '28px',
  selectors: {
    '[aria-current] > &': {
      background: theme.color.fill,
      color: theme.color.onFill,
      textAlign: 'center',
    },
  },
});

export const week = style({ marginTop: theme.space[3], borderTop: border });

export const wideDay = style([
  dayLink,
  {
    display: 'grid',
    gap: theme.space[1],
    minHeight: '56px',
    alignItems: 'center',
    paddingBlock: theme.space[3],
    borderBottom: border,
    '@media': { [from.small]: { gridTemplateColumns: '1fr 1fr' } },
  },
]);

export const longDate = style({
  fontWeight: 600,
  '::first-letter': { textTransform: 'uppercase' },
  selectors: { '[aria-current] > &': { color: theme.color.brand } },
});

export const load = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
});

/** Columns of phones have room for one number only. */
export const monthLoad = style([load, { '@media': { [below.medium]: hiddenRules } }]);

export const compactOrders = style({
  minWidth: '28px',
  paddingInline: theme.space[1],
  border: '1px solid currentColor',
  borderRadius: theme.radius.button,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  lineHeight: '24px',
  textAlign: 'center',
  '@media': { [from.medium]: { display: 'none' } },
});

export const orders = style({ fontWeight: 600 });

export const servings = style({ color: theme.color.textMuted });

export const closed = style({ color: theme.color.textMuted });

export const newOrders = style({ color: theme.color.warning, fontWeight: 600 });

export const full = style({ color: theme.color.critical, fontWeight: 600 });

export const meter = style({
  flexBasis: '100%',
  width: '100%',
  height: '6px',
  border: 0,
  borderRadius: theme.radius.button,
  background: theme.color.border,
  appearance: 'none',
  selectors: {
    '&::-webkit-meter-inner-element': { display: 'block', height: '6px' },
    '&::-webkit-meter-bar': {
      height: '6px',
      border: 0,
      borderRadius: theme.radius.button,
      background: theme.color.border,
    },
    '&::-webkit-meter-optimum-value': {
      borderRadius: theme.radius.button,
      background: theme.color.accent,
    },
    '&::-moz-meter-bar': { background: theme.color.accent },
  },
});
