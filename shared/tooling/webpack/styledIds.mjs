import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';

function startsWithStyled(node) {
  for (let part = node; part;) {
    if (ts.isIdentifier(part)) return part.text === 'styled';
    part = ts.isCallExpression(part) || ts.isPropertyAccessExpression(part) ? part.expression : undefined;
  }
  return false;
}

/** Page and script name the id of each of their components. `shell/src/styles/siteStyles.ts` knows this length. */
const STYLED_ID_LENGTH = 3;

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NEXT = `${FIRST}0123456789`;

/**
 * The id of a styled component. Where two are the same, a test fails, and one of the variables needs another name.
 * @param {string} file Path from the repository's top folder, with forward slashes.
 * @param {string} variable
 */
export function styledId(file, variable) {
  const number = createHash('sha512').update(`${file}#${variable}`).digest().readUIntBE(0, 6);
  let rest = Math.floor(number / FIRST.length);
  let id = FIRST[number % FIRST.length];
  while (id.length < STYLED_ID_LENGTH) {
    id += NEXT[rest % NEXT.length];
    rest = Math.floor(rest / NEXT.length);
  }
  return id;
}

/**
 * ts-loader transformer that names every styled-component after its file and variable. By default they are numbered
 * in module order, which differs between the prerendered page and the browser, and hydration then mismatches silently.
 */
export default function styledIds() {
  return {
    before: [
      (context) => (source) => {
        if (!source.text.includes('styled-components')) return source;
        const file = path.relative(ROOT, source.fileName).split(path.sep).join('/');
        const { factory } = context;
        const visit = (node) => {
          const isStyled =
            ts.isVariableDeclaration(node) &&
            node.initializer &&
            ts.isIdentifier(node.name) &&
            ts.isTaggedTemplateExpression(node.initializer) &&
            startsWithStyled(node.initializer.tag);
          if (!isStyled) return ts.visitEachChild(node, visit, context);
          const { tag, template, typeArguments } = node.initializer;
          const named = factory.createCallExpression(
            factory.createPropertyAccessExpression(tag, 'withConfig'),
            undefined,
            [
              factory.createObjectLiteralExpression([
                factory.createPropertyAssignment(
                  'componentId',
                  factory.createStringLiteral(styledId(file, node.name.text)),
                ),
              ]),
            ],
          );
          const initializer = factory.updateTaggedTemplateExpression(
            node.initializer,
            named,
            typeArguments,
            template,
          );
          return factory.updateVariableDeclaration(
            node,
            node.name,
            node.exclamationToken,
            node.type,
            initializer,
          );
        };
        return ts.visitNode(source, visit);
      },
    ],
  };
}
