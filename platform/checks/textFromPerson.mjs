/**
 * A text from a person (`Typed` in shared/src/types) may turn the line around it. On the page it stands in an element of its
 * own that isolates it, and in a text that is put together, or an attribute, it is `isolated`.
 */
const MESSAGE =
  'What a person typed stands in <bdi>, in an element with dir="auto", or in isolated() of @venue/shared/text.';

const FUNCTION = /^(Function|ArrowFunction)/;
/** Attributes and properties that nobody reads as a line. */
const UNREAD = /^(key|id|to|href|src|value|defaultValue|searchText|data-.*)$/;

/** Whether a property is declared as `Typed`. */
const isTyped = (property) =>
  property?.declarations?.some(({ type }) => type && /\bTyped\b/.test(type.getText())) ?? false;

/** The parts of an expression that can be its value. */
function partsOf(node) {
  switch (node.type) {
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return partsOf(node.expression);
    case 'LogicalExpression':
      return node.operator === '&&' ? partsOf(node.right) : [node.left, node.right].flatMap(partsOf);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(partsOf);
    // name.trim()
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' ? partsOf(node.callee.object) : [];
    default:
      return [node];
  }
}

/** @type {import('eslint').Rule.RuleModule} */
export const textFromPerson = {
  meta: { type: 'problem', schema: [], messages: { bare: MESSAGE } },
  create(context) {
    const { sourceCode } = context;
    const services = sourceCode.parserServices;

    function definitionOf(identifier) {
      for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper)
        if (scope.set.has(identifier.name)) return scope.set.get(identifier.name).defs[0];
      return undefined;
    }

    function isFromPerson(node, depth = 0) {
      if (node.type === 'MemberExpression')
        return !node.computed && isTyped(services.getSymbolAtLocation(node.property));
      const definition = node.type === 'Identifier' && depth < 3 && definitionOf(node);
      if (!definition) return false;
      const { name, parent } = definition;
      // const { name } = booking; ({ name = '' }) => …
      const place = parent?.type === 'AssignmentPattern' ? parent.parent : parent;
      const inPattern = [name.parent, name.parent?.parent, place].find(
        (candidate) => candidate?.type === 'Property' && candidate.parent.type === 'ObjectPattern',
      );
      if (inPattern?.key.type === 'Identifier')
        return isTyped(services.getTypeAtLocation(inPattern.parent).getProperty(inPattern.key.name));
      const { init } = definition.node;
      return Boolean(init) && partsOf(init).some((part) => isFromPerson(part, depth + 1));
    }

    const isIsolating = ({ name, attributes }) =>
      name.name === 'bdi' || attributes.some((attribute) => attribute.name?.name === 'dir');

    const check = (node, parts) => {
      if (parts.some((part) => isFromPerson(part))) context.report({ node, messageId: 'bare' });
    };

    /** Whether what is put together stands where it is not read, or is isolated as a whole. */
    function isApart(node) {
      for (let each = node; each.parent && !FUNCTION.test(each.type); each = each.parent) {
        if (each.type === 'JSXElement') return isIsolating(each.openingElement);
        if (each.type === 'JSXAttribute') return UNREAD.test(each.name.name);
        if (each.type === 'CallExpression' && each.callee.name === 'isolated') return true;
        if (each.parent.type === 'ArrowFunctionExpression')
          return each.parent.parent.type === 'Property' && UNREAD.test(each.parent.parent.key.name);
      }
      return false;
    }

    return {
      'JSXElement > JSXExpressionContainer'(node) {
        if (!isIsolating(node.parent.openingElement)) check(node, partsOf(node.expression));
      },
      'JSXFragment > JSXExpressionContainer'(node) {
        check(node, partsOf(node.expression));
      },
      TemplateLiteral(node) {
        if (!isApart(node)) check(node, node.expressions.flatMap(partsOf));
      },
    };
  },
};
