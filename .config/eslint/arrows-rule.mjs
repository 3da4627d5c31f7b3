import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wrongArrow } from './arrows.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Reports each import, re-export and dynamic import that `wrongArrow` objects to, and every barrel. */
export const arrowsRule = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{ reason }}' } },
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const check = (source, typeOnly = false) => {
      if (typeof source?.value !== 'string') return;
      const reason = wrongArrow(file, source.value, { typeOnly });
      if (reason) context.report({ node: source, messageId: 'wrong', data: { reason } });
    };
    // Passing a package's name on, as Playwright fixtures do with `expect`, hides no file of ours.
    const noBarrel = (node) =>
      /^[.#]/.test(String(node.source.value)) &&
      context.report({
        node,
        messageId: 'wrong',
        data: { reason: 'No barrels: import from the file that defines the thing.' },
      });
    return {
      ImportDeclaration: ({ source, importKind }) => check(source, importKind === 'type'),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source, true),
      ExportAllDeclaration: noBarrel,
      'ExportNamedDeclaration[source]': noBarrel,
    };
  },
};
