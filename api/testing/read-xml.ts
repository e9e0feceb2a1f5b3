import { createRequire } from 'node:module';

interface XmlElement {
  readonly textContent: string;
  getAttribute(name: string): string | null;
  getElementsByTagName(name: string): Iterable<XmlElement>;
}

interface Jsdom {
  readonly JSDOM: new (
    text: string,
    options: { readonly contentType: string },
  ) => { readonly window: { readonly document: XmlElement } };
}

// It brings no types of its own; what is read of it is written above.
const { JSDOM }: Jsdom = createRequire(import.meta.url)('jsdom');

/** Reads XML as strictly as a browser does. Throws when it is not well-formed. */
export const readXml = (text: string): XmlElement =>
  new JSDOM(text, { contentType: 'application/xml' }).window.document;
