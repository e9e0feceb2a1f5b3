import { style } from '@vanilla-extract/css';
import { from, scriptingEnabled } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const line = style({
  display: 'grid',
  // Large text leaves less room for the image.
  gridTemplateColumns: 'minmax(0, 72px) minmax(min-content, 1fr)',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  alignItems: 'center',
  '@media': {
    [from.small]: { gridTemplateColumns: '72px minmax(0, 1fr) auto' },
    print: { display: 'block' },
  },
});

export const image = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: theme.radius.image,
  '@media': { print: { display: 'none' } },
});

export const name = style({ fontWeight: 600, lineHeight: 1.3 });

export const link = style({
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const muted = style({ color: theme.color.textMuted, fontSize: theme.size.small });

export const request = style({
  color: theme.color.warning,
  fontSize: theme.size.small,
  fontWeight: 600,
});

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  gridColumn: '2',
  '@media': {
    // As large as the stepper that hydration adds.
    [scriptingEnabled]: { minWidth: 'calc(94px + 3.25rem)', minHeight: '48px' },
    [from.small]: { gridColumn: 'auto' },
    print: { display: 'none' },
  },
});

export const fixedQuantity = style({
  flexGrow: 1,
  '@media': { [from.small]: { textAlign: 'end' } },
});

export const printedQuantity = style({
  display: 'none',
  '@media': { print: { display: 'inline' } },
});
