import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { control, field, textArea } from '../../ui/form/Field.css';

export const page = style([
  container,
  { paddingTop: theme.space[6], '@media': { [from.medium]: { paddingTop: theme.space[5] } } },
]);

/** On wide screens, the card lies on the image. */
export const hero = style({
  '@media': {
    [from.medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'center',
    },
  },
});

export const title = style({ fontSize: theme.size.display });

export const subtitle = style({
  marginTop: theme.space[2],
  color: theme.color.textMuted,
  fontSize: theme.size.large,
});

/** Hidden on phones, where it would push the form down. */
export const imageWrapper = style({ '@media': { [below.medium]: { display: 'none' } } });

export const image = style({ height: 'min(24vw, 280px)' });

/** A postcard, with the rim of a plate. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: theme.space[5],
  marginInline: `calc(-1 * ${theme.space[2]})`,
  padding: `${theme.space[5]} ${theme.space[5]} ${theme.space[6]}`,
  background: theme.color.surfaceRaised,
  border: `1px solid ${theme.color.border}`,
  outline: `1px solid ${theme.color.accent}`,
  outlineOffset: '-9px',
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      marginInline: 0,
      marginTop: `calc(-1 * ${theme.space[7]})`,
      padding: theme.space[6],
    },
    [from.large]: { padding: theme.space[7] },
  },
});

export const message = style({
  position: 'relative',
  marginTop: theme.space[6],
  paddingTop: theme.space[6],
  borderTop: `1px solid ${theme.color.border}`,
  '@media': {
    [from.medium]: {
      margin: `0 0 0 ${theme.space[6]}`,
      padding: `0 0 0 ${theme.space[6]}`,
      borderTop: 0,
      borderInlineStart: `1px solid ${theme.color.border}`,
    },
    [from.large]: { marginInlineStart: theme.space[7], paddingInlineStart: theme.space[7] },
  },
});

export const stamp = style({
  position: 'absolute',
  top: theme.space[5],
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '76px',
  border: `3px dotted ${theme.color.accent}`,
  color: theme.color.brand,
  '@media': { [from.medium]: { top: 0 } },
});

globalStyle(`${message} fieldset`, {
  '@media': { [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${message} fieldset > :not(${field}:has(> input))`, {
  '@media': { [from.large]: { gridColumn: '1 / -1' } },
});

/** Lines to write on. */
globalStyle(`${message} ${control}:not([aria-invalid=true])`, {
  paddingInline: 0,
  background: 'none',
  borderWidth: '0 0 1px',
  borderRadius: 0,
});

const lineHeight = 36;

globalStyle(`${message} ${textArea}:not([aria-invalid=true])`, {
  paddingBlock: 0,
  background: `repeating-linear-gradient(transparent 0 ${lineHeight - 1}px, ${theme.color.border} ${lineHeight - 1}px ${lineHeight}px) local`,
  lineHeight: `${lineHeight}px`,
});

/** Wide enough on a phone for the opening hours in the fallback font, so that nothing moves when the fonts arrive. */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  '@media': { [below.medium]: { marginInlineEnd: `calc(-1 * ${theme.space[2]})` } },
});

export const name = style({ marginBottom: theme.space[2], fontSize: theme.size.title });

export const address = style({ marginBottom: theme.space[3], fontStyle: 'normal' });

export const contactLinks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

globalStyle(`${contactLinks} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  overflowWrap: 'anywhere',
});
