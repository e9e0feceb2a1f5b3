import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';
import { printOnly } from '../../ui/print/print-only';

export const page = style({});

export const header = style([
  container,
  {
    display: 'grid',
    gap: theme.space[5],
    paddingTop: theme.space[7],
    '@media': {
      [from.large]: {
        gridTemplateColumns: '7fr 5fr',
        gap: theme.space[8],
        alignItems: 'end',
        paddingTop: theme.space[8],
      },
      print: { display: 'none' },
    },
  },
]);

export const title = style({ fontSize: theme.size.display });

export const intro = style({
  maxWidth: '28.5em',
  fontFamily: theme.font.heading,
  fontSize: theme.size.large,
  lineHeight: 1.5,
});

export const recipeNavigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[5],
  marginTop: theme.space[3],
});

globalStyle(`${recipeNavigation} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: theme.color.brand,
  fontWeight: 600,
  textUnderlineOffset: '4px',
});

export const closing = style([
  container,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: theme.space[4],
    paddingTop: theme.space[9],
    textAlign: 'center',
    '@media': { print: { display: 'none' } },
  },
]);

export const closingTitle = style({ fontSize: theme.size.heading });

export const closingText = style({ maxWidth: '34em', marginBottom: theme.space[2] });

printOnly(page);

/** Prints only the recipe that was selected for printing. */
globalStyle(`${page}:has([data-printing]) > :not([data-printing])`, {
  '@media': { print: { display: 'none' } },
});
