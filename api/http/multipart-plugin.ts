import { multipart, type PluginFunction } from 'formidable';

/**
 * formidable's reader of multipart bodies, without two of its faults: the pattern it finds a file's name with takes
 * the square of a header's length, minutes for a long one, and a field that names its transfer encoding ends the process.
 */
export const steadyMultipart: PluginFunction = (form, options) => {
  multipart(form, options);
  Object.assign(form, { _getFileName: fileNameIn });
  form.onPart = (part) => form._handlePart(Object.assign(part, { transferEncoding: 'utf-8' }));
};

/** The file's name in a `Content-Disposition`, as browsers write it; null where it is a field's. */
function fileNameIn(disposition: string): string | null {
  const written = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  if (written === undefined) return null;
  return written.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
