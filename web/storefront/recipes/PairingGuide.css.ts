import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const band = style({
  marginTop: theme.space[9],
  paddingBlock: theme.space[8],
  background: theme.color.surfaceRaised,
  borderBlock: `1px solid ${theme.color.border}`,
  '@media': { print: { margin: 0, padding: 0, border: 0 } },
});

export const guide = style([container, { '@media': { print: { padding: 0 } } }]);

export const intro = style({
  maxWidth: '31em',
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.5,
});

export const columns = style({
  display: 'grid',
  gap: theme.space[6],
  marginTop: theme.space[6],
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [from.large]: { gap: theme.space[8] },
    print: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '24pt' },
  },
});

export const title = style({ marginBottom: theme.space[3], fontSize: theme.size.title });

export const pairing = style({
  paddingBlock: theme.space[3],
  borderTop: `1px solid ${theme.color.border}`,
});

export const name = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  fontWeight: 500,
});

export const text = style({ color: theme.color.textMuted });
