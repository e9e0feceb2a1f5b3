import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';

/** Minimum touch target; seven of them fit a 320 px wide phone. */
const touchTarget = '44px';

export const width = '308px';

const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  borderRadius: theme.radius.button,
  selectors: {
    '&[aria-disabled=true]': { opacity: 0.3, cursor: 'not-allowed' },
    '&:hover:not([aria-disabled=true])': { background: theme.color.border },
  },
});

const fullDay = {
  border: `1px dashed ${theme.color.textMuted}`,
  textDecoration: 'none',
} as const;

const day = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  border: '1px solid transparent',
  borderRadius: theme.radius.button,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  selectors: {
    '&:hover': { borderColor: theme.color.brand },
    '[data-today] > &': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '[data-disabled] > &': {
      borderColor: 'transparent',
      color: theme.color.textMuted,
      fontWeight: 400,
      opacity: 0.6,
      textDecoration: 'line-through',
    },
    '[data-disabled] > &[data-reason=too-soon]': { textDecoration: 'none' },
    '[data-disabled] > &[data-reason=full]': fullDay,
    '[data-selected] > &': { background: theme.color.fill, color: theme.color.onFill },
    '[data-selected][data-disabled] > &': {
      background: 'none',
      borderColor: theme.color.critical,
      color: theme.color.critical,
      opacity: 1,
    },
  },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[4],
  width,
  marginTop: theme.space[3],
  paddingTop: theme.space[3],
  borderTop: `1px solid ${theme.color.border}`,
  fontSize: theme.size.small,
});

export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
});

export const sampleDay = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: theme.radius.button,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-reason=closed]': { textDecoration: 'line-through' },
    '&[data-reason=full]': fullDay,
  },
});

/** Keys are the class names of react-day-picker. */
export const classNames = {
  root: style({ width }),
  months: style({}),
  month: style({
    display: 'grid',
    gridTemplateColumns: `${touchTarget} 1fr ${touchTarget}`,
    alignItems: 'center',
  }),
  month_caption: style({ textAlign: 'center' }),
  caption_label: style({
    display: 'inline-block',
    fontFamily: theme.font.heading,
    fontSize: theme.size.large,
    '::first-letter': { textTransform: 'uppercase' },
  }),
  button_previous: arrow,
  button_next: arrow,
  month_grid: style({ gridColumn: '1 / -1', borderCollapse: 'collapse' }),
  weekday: style({
    width: touchTarget,
    height: '36px',
    color: theme.color.textMuted,
    fontSize: theme.size.small,
    fontWeight: 500,
    textAlign: 'center',
    textTransform: 'capitalize',
  }),
  day: style({ textAlign: 'center' }),
  day_button: day,
};
