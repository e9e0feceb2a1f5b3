import './fonts.css';

/** Resolves once the page uses them, and rejects without a network. */
export async function loadFonts(): Promise<void> {
  const { fonts, documentElement } = document;
  await Promise.all([fonts.load('1em Fraunces'), fonts.load('1em Figtree')]);
  delete documentElement.dataset.fonts;
}
