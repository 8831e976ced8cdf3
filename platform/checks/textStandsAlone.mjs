import ts from 'typescript';

/**
 * A browser's translator puts elements of its own in the place of each text node. React keeps the node of a text that
 * has siblings: then it writes to a node that has left the page, or throws as it inserts something before it. A text
 * that is the only child of its element is written by `textContent`, which works in a translated page as well.
 */
const MESSAGE =
  'A translated page loses this text: put it into an element of its own, or the whole text into one template string.';

const { TypeFlags } = ts;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.Any | TypeFlags.Unknown;
const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike | TypeFlags.Void;

const parts = (type) => (type.isUnion() ? type.types : [type]);
/** Translators leave blanks alone. */
const isBlank = ({ type, value, expression }) =>
  type === 'JSXText'
    ? !value.trim()
    : type === 'JSXExpressionContainer' &&
      (expression.type === 'JSXEmptyExpression' ||
        (expression.type === 'Literal' && !String(expression.value).trim()));

/** Questions about the types and values that a file renders. */
function values({ parserServices: services, ast, getScope }) {
  const checker = services.program.getTypeChecker();

  /** `text && <p>` may be an empty text, for which React renders nothing. Blanks are not translated. */
  const isEmpty = (type) =>
    type.isStringLiteral() ? !type.value.trim() : type.isNumberLiteral() && type.value === 0;

  const hasText = (type, seen = new Set()) =>
    parts(type).some((part) => {
      if (checker.isArrayType(part) && !seen.has(part))
        return checker.getTypeArguments(part).some((item) => hasText(item, seen.add(part)));
      return Boolean(part.flags & TEXT) && !isEmpty(part);
    });

  /** What a component returns, where it is written as a function of this product. */
  function rendered(node) {
    const [signature] = services.getTypeAtLocation(node).getCallSignatures();
    return signature ? parts(checker.getReturnTypeOfSignature(signature)) : [];
  }

  function variable(identifier) {
    for (let scope = getScope(identifier); scope; scope = scope.upper)
      if (scope.set.has(identifier.name)) return scope.set.get(identifier.name).defs[0];
    return undefined;
  }

  /** The same for as long as the page is open. */
  function isConstant(node) {
    if (node.type === 'Literal') return true;
    if (node.type === 'TemplateLiteral') return node.expressions.every(isConstant);
    if (node.type === 'MemberExpression') return isConstant(node.object);
    if (node.type === 'CallExpression')
      return node.callee.type === 'MemberExpression' && [node.callee, ...node.arguments].every(isConstant);
    if (node.type !== 'Identifier') return false;
    const definition = variable(node);
    if (definition?.type === 'ImportBinding') return /^[A-Z][A-Z_]+$/.test(node.name);
    return (
      definition?.type === 'Variable' &&
      definition.parent.kind === 'const' &&
      (definition.parent.parent === ast || (definition.node.init && isConstant(definition.node.init)))
    );
  }

  /** `const which = <b>…</b>` */
  function isElement(node) {
    const definition = node.type === 'Identifier' && variable(node);
    return definition?.type === 'Variable' && definition.node.init?.type === 'JSXElement';
  }

  return {
    isConstant,
    isElement,
    mayBeText: (node) => hasText(services.getTypeAtLocation(node)),
    rendersText: (node) => {
      const found = rendered(node);
      // A bigint stands in the types for `ReactNode`: children that are passed on.
      return (
        found.some((part) => part.flags & TEXT && !isEmpty(part)) &&
        !found.some(({ flags }) => flags & TypeFlags.BigIntLike)
      );
    },
    mayBeNothing: (node) => {
      const found = rendered(node);
      return found.some((part) => part.flags & NOTHING) && !found.some((part) => part.flags & TEXT);
    },
  };
}

/** @type {import('eslint').Rule.RuleModule} */
export const textStandsAlone = {
  meta: { type: 'problem', schema: [], messages: { lost: MESSAGE } },
  create(context) {
    const { sourceCode } = context;
    const { isConstant, isElement, mayBeText, rendersText, mayBeNothing } = values({
      parserServices: sourceCode.parserServices,
      ast: sourceCode.ast,
      getScope: (node) => sourceCode.getScope(node),
    });
    const report = (node) => context.report({ node, messageId: 'lost' });

    const kindOf = (child) => {
      if (child.type === 'JSXText') return 'text';
      if (child.type === 'JSXElement')
        return mayBeNothing(child.openingElement.name) ? 'optional' : 'element';
      if (child.type !== 'JSXExpressionContainer') return 'optional';
      if (isConstant(child.expression)) return 'text';
      if (isElement(child.expression)) return 'element';
      return mayBeText(child.expression) ? 'changing' : 'optional';
    };

    function check(node) {
      const children = node.children.filter((child) => !isBlank(child));
      const kinds = children.map(kindOf);
      const isFragment = node.type === 'JSXFragment';
      if (children.length < 2 && !isFragment) return;
      const loses = isFragment || kinds.some((kind) => kind === 'changing' || kind === 'optional');
      children.forEach((child, at) => {
        if (kinds[at] === 'changing' || (kinds[at] === 'text' && loses)) report(child);
      });
    }

    function checkComponent(node) {
      const name = node.id ?? node.parent.id;
      if (/^[A-Z]/.test(name?.name ?? '') && rendersText(name)) report(name);
    }

    return {
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: checkComponent,
      'VariableDeclarator > :function': checkComponent,
    };
  },
};
