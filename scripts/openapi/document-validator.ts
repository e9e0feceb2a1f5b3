import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { DocumentedRequest } from './documented-requests';
import type { OpenApiDocument } from './openapi';

interface DocumentValidator {
  /** What is wrong with a JSON response, compared with the documented schema of its status; empty if nothing is. */
  findErrors(request: DocumentedRequest, status: number, response: unknown): readonly string[];
}

export function createDocumentValidator(document: OpenApiDocument): DocumentValidator {
  // JSON Schema has neither `format: binary` nor the keywords of OpenAPI.
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  return {
    findErrors({ method, pathTemplate }, status, response) {
      const steps = ['paths', pathTemplate, method.toLowerCase(), 'responses', String(status)];
      const pointer = [...steps, 'content', 'application/json', 'schema'].map(escapeStep).join('/');
      const validate = ajv.compile({ $ref: `document#/${pointer}` });
      validate(response);
      return (validate.errors ?? []).map(
        ({ instancePath, message }) => `${instancePath} ${message}`,
      );
    },
  };
}

/** RFC 6901, in a URI fragment. */
const escapeStep = (step: string): string =>
  encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
