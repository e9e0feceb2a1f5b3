import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const band = style({
  marginTop: theme.space[8],
  paddingBlock: theme.space[8],
  background: theme.color.surfaceRaised,
  borderBlock: `1px solid ${theme.color.border}`,
  '@media': { [from.large]: { marginTop: theme.space[9], paddingBlock: theme.space[9] } },
});

export const content = style([
  container,
  { display: 'grid', justifyItems: 'center', textAlign: 'center' },
]);

export const leaf = style({ color: theme.color.brand, marginBottom: theme.space[5] });

export const quote = style({
  maxWidth: '17em',
  fontFamily: theme.font.heading,
  fontSize: theme.size.heading,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  '@media': { [from.medium]: { fontSize: theme.size.display } },
});

export const caption = style({ marginTop: theme.space[5], fontWeight: 600 });

export const role = style({
  display: 'block',
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontWeight: 400,
});
