/** Numbers, dates, times and addresses are what they are. */
const GIVEN = /^$|^(?!0\d)\d{1,4}$|^\d{1,4}-\d\d-\d\d$|^\d{1,2}:\d\d( [AP]M)?$|^[^\s@]*@[\w.-]+$|^https:\/\//;

/** A text that stands here or in a constant, or null if it is computed. */
function literalOf(node, scope) {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('1');
  if (node.type !== 'Identifier') return null;
  for (let each = scope; each; each = each.upper) {
    const definition = each.set.get(node.name)?.defs[0];
    if (definition) return definition.node.init ? literalOf(definition.node.init, each) : null;
  }
  return null;
}

/**
 * What an end-to-end test types is drawn from the hard texts with TYPED_TEXT=hard, so it passes `typed`, or `exactly` where the
 * test is about its letters.
 * @type {import('eslint').Rule.RuleModule}
 */
export const typedInTests = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      plain:
        'Write typed(…), which gives hard texts too, or exactly(…) where the test is about these letters.',
    },
  },
  create: ({ report, sourceCode }) => ({
    'CallExpression[callee.property.name=/^(fill|pressSequentially|insertText|type)$/][arguments.length>0]'(
      node,
    ) {
      const [first, second = first] = node.arguments;
      // A visitor fills in a label and its value; Playwright's second argument has options.
      const text = second.type === 'ObjectExpression' ? first : second;
      const literal = literalOf(text, sourceCode.getScope(node));
      if (literal !== null && !GIVEN.test(literal)) report({ node: text, messageId: 'plain' });
    },
  }),
};
