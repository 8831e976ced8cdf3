import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../ports.mjs';

/** The name with which a tag begins: `styled` of `styled(Link).attrs({ … })`. */
function nameOfTag(tag) {
  let part = tag;
  while (ts.isCallExpression(part) || ts.isPropertyAccessExpression(part)) part = part.expression;
  return ts.isIdentifier(part) ? part.text : undefined;
}

/** The tags of styled-components whose templates hold CSS. */
const CSS_TAGS = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** CSS without comments and indentation. A line break becomes a space, as an interpolation may stand on either side of it. */
const minifyCss = (css) =>
  css
    .replace(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '')
    .replace(/([;{},])\s*\n\s*/g, '$1')
    .replace(/\s*\n\s*/g, ' ');

/** A template with its CSS in fewer characters. */
function minifyTemplate(template, factory) {
  if (ts.isNoSubstitutionTemplateLiteral(template))
    return factory.createNoSubstitutionTemplateLiteral(minifyCss(template.text));
  const { head, templateSpans } = template;
  const spans = templateSpans.map(({ expression, literal }) => {
    const text = minifyCss(literal.text);
    const isTail = ts.isTemplateTail(literal);
    return factory.createTemplateSpan(
      expression,
      isTail ? factory.createTemplateTail(text) : factory.createTemplateMiddle(text),
    );
  });
  return factory.createTemplateExpression(factory.createTemplateHead(minifyCss(head.text)), spans);
}

/** Page and script name the id of each of their components, so it is short. */
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
 * ts-loader transformer that names every styled-component after its file and variable, and takes comments and indentation
 * out of its CSS. By default components are numbered in module order, which differs between the prerendered page and the
 * browser, and hydration then mismatches silently. The name of a class is a hash of its CSS, so all production builds need this one.
 */
export default function styledComponents() {
  return {
    before: [
      (context) => (source) => {
        if (!source.text.includes('styled-components')) return source;
        const file = path.relative(ROOT, source.fileName).split(path.sep).join('/');
        const { factory } = context;
        const withId = (tag, variable) =>
          factory.createCallExpression(factory.createPropertyAccessExpression(tag, 'withConfig'), undefined, [
            factory.createObjectLiteralExpression([
              factory.createPropertyAssignment(
                'componentId',
                factory.createStringLiteral(styledId(file, variable)),
              ),
            ]),
          ]);
        const visit = (node) => {
          const visited = ts.visitEachChild(node, visit, context);
          if (!ts.isTaggedTemplateExpression(visited)) return visited;
          const name = nameOfTag(visited.tag);
          if (!CSS_TAGS.has(name)) return visited;
          const { parent } = node;
          const isNamed =
            name === 'styled' && ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name);
          return factory.updateTaggedTemplateExpression(
            visited,
            isNamed ? withId(visited.tag, parent.name.text) : visited.tag,
            visited.typeArguments,
            minifyTemplate(visited.template, factory),
          );
        };
        return ts.visitNode(source, visit);
      },
    ],
  };
}
