import { createRoot } from 'react-dom/client';
import controlStyles from './controls.css?inline';
import { Panel } from './Panel';
import panelStyles from './panel.css?inline';
import type { PanelMocks } from './panel-mocks';

/** Adds the panel after the app, in a shadow root: neither's styles reach the other. */
export function startPanel(mocks: PanelMocks): void {
  const host = document.createElement('mock-panel');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [panelStyles, controlStyles].map(createStyleSheet);
  // The page's keyboard shortcuts aren't meant for what is typed here.
  host.addEventListener('keydown', (event) => event.stopPropagation());
  document.body.append(host);
  createRoot(shadow).render(<Panel mocks={mocks} />);
}

function createStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
