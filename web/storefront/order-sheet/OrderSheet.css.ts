import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { printOnly } from '../../ui/print/print-only';
import { doubleRule } from '../../ui/section-heading/double-rule';

export const page = style([
  container,
  { paddingTop: theme.space[7], '@media': { print: { padding: 0, maxWidth: 'none' } } },
]);

printOnly(page);

const baseSheet = style({
  marginInline: 'auto',
  '@media': {
    [from.medium]: {
      padding: theme.space[7],
      background: theme.color.surfaceRaised,
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.image,
    },
    [from.large]: { padding: theme.space[8] },
    print: { padding: 0, border: 0 },
  },
});

/** `wide` has room for two columns. */
export const sheet = styleVariants({ narrow: '46rem', wide: '64rem' }, (maxWidth) => [
  baseSheet,
  { maxWidth, '@media': { print: { maxWidth: 'none' } } },
]);

export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  color: theme.color.textMuted,
  fontWeight: 500,
});

export const leaf = style({ flex: 'none', color: theme.color.brand });

export const title = style({
  maxWidth: '13em',
  marginTop: theme.space[4],
  fontSize: theme.size.display,
  textWrap: 'balance',
  '::after': doubleRule('72px'),
  '@media': { print: { maxWidth: 'none', marginTop: '6pt', fontSize: '20pt' } },
});
