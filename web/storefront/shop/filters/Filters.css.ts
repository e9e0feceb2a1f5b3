import { style } from '@vanilla-extract/css';
import { below, from, scriptingDisabled, scriptingEnabled } from '../../../theme/media';
import { theme } from '../../../theme/theme.css';
import { button } from '../../../ui/button/Button.css';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.space[2],
});

const onPhones = { '@media': { [from.large]: { display: 'none' } } } as const;

export const toggle = style({
  ...onPhones,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  flex: 1,
  minHeight: '44px',
  paddingInline: theme.space[4],
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.button,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

/** On phones a sheet that the button opens; a row on wide screens, and in browsers without popovers. */
export const panel = style({
  order: 1,
  width: '100%',
  color: 'inherit',
  background: 'none',
  border: 0,
  '@media': {
    [below.large]: {
      '@supports': {
        'selector(:popover-open)': {
          position: 'fixed',
          inset: 'auto 0 0 0',
          maxWidth: '100%',
          maxHeight: '85dvh',
          margin: 0,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          background: theme.color.surface,
          borderTop: `1px solid ${theme.color.border}`,
          boxShadow: theme.shadow.floating,
          selectors: { '&::backdrop': { background: 'rgb(30 23 25 / 0.5)' } },
        },
      },
    },
    [from.large]: {
      position: 'static',
      display: 'block',
      order: 0,
      flex: 1,
      width: 'auto',
      overflow: 'visible',
      maxWidth: 'none',
      maxHeight: 'none',
    },
  },
});

export const panelHeader = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: theme.space[4],
  paddingBlock: theme.space[1],
  background: theme.color.surface,
  borderBottom: `1px solid ${theme.color.border}`,
  ...onPhones,
});

export const panelTitle = style({
  fontFamily: theme.font.heading,
  fontSize: theme.size.title,
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
});

export const panelFooter = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  padding: theme.space[4],
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.border}`,
  ...onPhones,
});

export const submit = style([button.widePrimary]);

export const sort = style({
  flex: 1,
  minWidth: 0,
  '@media': { [from.large]: { flex: 'none' } },
});

export const select = style({
  width: '100%',
  minHeight: '44px',
  paddingInline: theme.space[4],
  font: 'inherit',
  fontWeight: 500,
  color: theme.color.text,
  background: theme.color.surface,
  border: `1px solid ${theme.color.textMuted}`,
  borderRadius: theme.radius.button,
  textOverflow: 'ellipsis',
  '@media': {
    [from.large]: {
      paddingInline: theme.space[1],
      border: 0,
      borderBottom: `1px solid ${theme.color.textMuted}`,
      borderRadius: 0,
    },
  },
});

/** Without JavaScript. Browsers that don't tell show it on wide screens; on phones, the panel has a button. */
export const apply = style([
  button.secondary,
  {
    display: 'none',
    minHeight: '44px',
    '@media': {
      [scriptingDisabled]: { display: 'inline-flex' },
      [from.large]: { display: 'inline-flex' },
      [scriptingEnabled]: { display: 'none' },
    },
  },
]);
