import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([container, { paddingTop: theme.space[5] }]);

export const title = style({ fontSize: theme.size.display, marginBottom: theme.space[3] });

export const top = style({
  '@media': {
    [from.medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      alignItems: 'end',
      columnGap: theme.space[6],
    },
  },
});

export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[5],
  marginTop: `calc(-1 * ${theme.space[2]})`,
  marginBottom: theme.space[4],
});

/** Leaves room for the link to use the event, so that nothing moves when it is added. */
export const count = style({
  display: 'grid',
  alignContent: 'center',
  flex: '1 1 0',
  minHeight: '44px',
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
  '@media': { [from.large]: { flex: 'none' } },
});

export const season = style({ marginBottom: theme.space[3] });

export const seasonLink = style({
  display: 'inline-block',
  paddingBlock: '10px',
  textUnderlineOffset: '4px',
});

export const compareLink = style([
  seasonLink,
  {
    marginBlock: '-10px',
    '@media': { [below.large]: { order: 1, flexBasis: '100%' } },
  },
]);
