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

// jsdom ships no types.
const { JSDOM }: Jsdom = createRequire(import.meta.url)('jsdom');

/** Throws when the XML is not well-formed. */
export const parseXml = (text: string): XmlElement =>
  new JSDOM(text, { contentType: 'application/xml' }).window.document;
