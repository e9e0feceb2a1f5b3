import { CalendarHeart, type LucideIcon, ShoppingBasket, Store } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const icons: Readonly<Record<string, LucideIcon>> = {
  shop: Store,
  cart: ShoppingBasket,
  event: CalendarHeart,
};

/** What stands for each shortcut of the installed shop, as markup. */
export const shortcutSigns = Object.entries(icons).map(([name, icon]) => ({
  name,
  sign: renderToStaticMarkup(createElement(icon, { strokeWidth: 1.75 })),
}));
