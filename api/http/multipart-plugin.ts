import { multipart, type PluginFunction } from 'formidable';

/**
 * formidable's multipart parser with two bugs fixed: its file name regex takes quadratic time in the header length
 * (minutes for a long one), and a field with a Content-Transfer-Encoding crashes the process.
 */
export const safeMultipart: PluginFunction = (form, options) => {
  multipart(form, options);
  Object.assign(form, { _getFileName: parseFileName });
  form.onPart = (part) => form._handlePart(Object.assign(part, { transferEncoding: 'utf-8' }));
};

/** File name in a `Content-Disposition` as browsers encode it; null for a field. */
function parseFileName(disposition: string): string | null {
  const rawName = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  if (rawName === undefined) return null;
  return rawName.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
