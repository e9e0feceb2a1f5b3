import { style } from '@vanilla-extract/css';
import { from, scriptingDisabled } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { textButton } from '../../ui/button/Button.css';
import { container } from '../../ui/container/container.css';
import { doubleRule } from '../../ui/section-heading/double-rule';

/** One line on wide screens. */
export const start = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space[2]} ${theme.space[5]}`,
    paddingTop: theme.space[1],
    '::before': { ...doubleRule('100%'), marginBottom: theme.space[2] },
    '@media': { [from.large]: { paddingTop: theme.space[3] } },
  },
]);

export const form = style({ display: 'contents' });

export const sentence = style({
  fontFamily: theme.font.heading,
  fontSize: 'clamp(1.5rem, 1.3rem + 0.6vw, 1.9rem)',
  lineHeight: 1.3,
  textWrap: 'wrap',
});

export const blank = style({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyItems: 'center',
  maxWidth: '100%',
});

const field = style({
  minHeight: '44px',
  font: 'inherit',
  color: theme.color.brand,
  background: 'none',
  border: 0,
  borderBottom: `1px solid ${theme.color.textMuted}`,
  borderRadius: 0,
  textAlign: 'center',
});

export const people = style([field, { width: '2.4em', fontVariantNumeric: 'tabular-nums' }]);

export const date = style([field, { maxWidth: '100%', minWidth: 'min(5em, 100%)' }]);

export const caption = style({
  color: theme.color.textMuted,
  fontFamily: theme.font.text,
  fontSize: theme.size.small,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[2]} ${theme.space[5]}`,
});

/** The fallback font is narrower: on a phone, the link that follows would move when the font arrives. */
export const submit = style({
  minWidth: 'min(9.75rem, 80vw)',
  '@media': { [from.large]: { minWidth: 0 } },
});

export const shopLink = style([textButton, { fontWeight: 500 }]);

/** As high with an event as without. */
export const event = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  flex: '1 1 15rem',
  minWidth: 0,
  minHeight: '44px',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  textAlign: 'start',
  '@media': { [scriptingDisabled]: { display: 'none' } },
});
