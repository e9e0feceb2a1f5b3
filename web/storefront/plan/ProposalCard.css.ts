import { style } from '@vanilla-extract/css';
import { scriptingEnabled } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const card = style({
  display: 'grid',
  gap: theme.space[4],
  padding: theme.space[5],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.corner,
  background: theme.color.surfaceRaised,
  '@media': { print: { padding: 0, border: 0, marginTop: '14pt', breakInside: 'avoid' } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${theme.space[1]} ${theme.space[4]}`,
});

export const badge = style({ flexBasis: '100%' });

export const title = style({ fontSize: theme.size.title });

export const price = style({ fontVariantNumeric: 'tabular-nums' });

export const total = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
  fontWeight: 500,
});

export const muted = style({
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const lines = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBlock: theme.space[4],
  borderBlock: `1px solid ${theme.color.border}`,
});

export const facts = style({ display: 'grid', gap: theme.space[1] });

export const warning = style({ color: theme.color.critical, fontWeight: 600 });

export const actions = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.space[2],
  '@media': {
    // As high as with the buttons that hydration adds.
    [scriptingEnabled]: { minHeight: `calc(48px + ${theme.space[2]} + 44px)` },
    print: { display: 'none' },
  },
});
