import { globalStyle, style } from '@vanilla-extract/css';
import { layOutWhenNear } from '../../routing/lay-out-when-near.css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { hiddenRules } from '../../ui/visually-hidden.css';

export const footer = style([
  {
    marginTop: theme.space[8],
    paddingBlock: `${theme.space[5]} calc(${theme.space[3]} + env(safe-area-inset-bottom))`,
    background: theme.color.surfaceRaised,
    borderTop: `1px solid ${theme.color.border}`,
    fontSize: '0.9rem',
    containIntrinsicBlockSize: 'auto 700px',
    lineHeight: 1.4,
    '@media': {
      [from.large]: {
        marginTop: theme.space[9],
        paddingBlock: `${theme.space[7]} ${theme.space[5]}`,
        fontSize: theme.size.text,
        lineHeight: 1.6,
      },
    },
  },
  layOutWhenNear,
]);

/** Two columns on phones, unless the text is too large. */
export const columns = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.75rem, 100%), 1fr))',
    gap: `${theme.space[4]} ${theme.space[3]}`,
    '@media': {
      [from.small]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gridTemplateRows: 'auto auto 1fr',
        gap: theme.space[5],
      },
      [from.large]: {
        gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.2fr) repeat(2, minmax(0, 1.1fr))',
        gridTemplateRows: 'auto 1fr',
        gap: theme.space[6],
      },
    },
  },
]);

const fullWidth = { gridColumn: '1 / -1' };
const spanTwoRows = { gridRow: 'span 2' };

export const about = style({
  ...fullWidth,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  color: theme.color.textMuted,
  '@media': {
    [from.large]: { ...spanTwoRows, display: 'block', gridColumn: 'auto', maxWidth: '22em' },
  },
});

export const navigation = style(spanTwoRows);

export const visit = style({ '@media': { [from.small]: spanTwoRows } });

export const hours = style({});

/** The title is visually hidden on phones. */
export const follow = style({
  ...fullWidth,
  '@media': { [from.small]: { gridColumn: 'auto' } },
});

globalStyle(`${follow} > h2`, {
  '@media': { [`not all and ${from.small}`]: hiddenRules },
});

export const leaf = style({
  flexShrink: 0,
  color: theme.color.brand,
  '@media': { [from.large]: { marginBottom: theme.space[2] } },
});

/** Next to the leaf, unless the text is too large. */
export const nameAndTagline = style({ flex: '1 1 9rem', minWidth: 0 });

export const name = style({
  color: theme.color.text,
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  '@media': { [from.large]: { marginBottom: theme.space[1] } },
});

export const title = style({
  marginBottom: theme.space[1],
  fontSize: '1.0625rem',
  '@media': { [from.large]: { marginBottom: theme.space[2] } },
});

export const links = style({ fontStyle: 'normal' });

/** Padding instead of `min-height`, so that links that wrap keep their spacing. */
globalStyle(`${links} a`, {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  paddingBlock: 'calc((40px - 1.4em) / 2)',
  '@media': {
    [from.small]: { paddingBlock: 'calc((44px - 1.4em) / 2)' },
    [from.large]: { paddingBlock: 'calc((44px - 1.6em) / 2)' },
  },
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});
globalStyle(`${links} a:hover, ${links} a[aria-current]`, { textDecoration: 'underline' });

/** A long email address wraps before the host. Screen readers would read a `<wbr>` as a space. */
export const emailHost = style({ whiteSpace: 'nowrap' });

export const bottomBar = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.space[4],
    rowGap: theme.space[2],
    marginTop: theme.space[4],
    color: theme.color.textMuted,
    fontSize: theme.size.small,
    '@media': { [from.large]: { marginTop: theme.space[6], paddingTop: theme.space[4] } },
  },
]);

/** First when everything fits on one line. */
export const copyright = style({ '@media': { [from.small]: { order: -1 } } });

export const cards = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });

export const card = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '32px',
  paddingInline: theme.space[2],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
  background: theme.color.surface,
  fontSize: '0.75rem',
  fontWeight: 600,
});

export const payment = style({ marginTop: theme.space[2] });

/** For phones: the header has no room, and without JavaScript there is no menu. */
export const language = style({
  marginLeft: 'auto',
  '@media': { [from.small]: { display: 'none' } },
});
