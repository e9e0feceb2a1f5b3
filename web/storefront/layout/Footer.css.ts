import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const footer = style({
  marginTop: theme.space[9],
  paddingBlock: `${theme.space[7]} calc(${theme.space[5]} + env(safe-area-inset-bottom))`,
  background: theme.color.surfaceRaised,
  borderTop: `1px solid ${theme.color.line}`,
});

export const columns = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[6],
    '@media': {
      [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.large]: {
        gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1.1fr) repeat(2, minmax(0, 1.2fr))',
        gap: theme.space[7],
      },
    },
  },
]);

export const about = style({ maxWidth: '34ch', color: theme.color.textQuiet });

export const navigation = style({});

/** On phones side by side, where the letters leave room for it. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: theme.space[5],
  '@media': { [from.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** On phones the two lists stand side by side, under one title. */
globalStyle(`${navigation} ul`, {
  '@media': { [`not all and ${from.small}`]: { columns: '9rem', columnGap: theme.space[5] } },
});

export const leaf = style({ color: theme.color.brand, marginBottom: theme.space[2] });

export const name = style({
  marginBottom: theme.space[1],
  color: theme.color.text,
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
});

export const title = style({
  marginBottom: theme.space[2],
  fontSize: '1.0625rem',
});

export const links = style({ fontStyle: 'normal' });

globalStyle(`${links} a`, {
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: '44px',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});
globalStyle(`${links} a:hover, ${links} a[aria-current]`, { textDecoration: 'underline' });

export const closing = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space[4],
    marginTop: theme.space[6],
    paddingTop: theme.space[4],
    color: theme.color.textQuiet,
    fontSize: theme.size.small,
  },
]);

export const cards = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });

export const card = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '32px',
  paddingInline: theme.space[2],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.corner,
  background: theme.color.surface,
  fontSize: '0.75rem',
  fontWeight: 600,
});

export const payment = style({ marginTop: theme.space[2] });

/** On phones, where the header has no room for it; without code there is no menu that has it. */
export const language = style({ '@media': { [from.small]: { display: 'none' } } });
