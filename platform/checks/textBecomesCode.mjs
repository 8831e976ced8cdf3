/**
 * Places where a text would become code or elements. A page refuses them (`require-trusted-types-for`), except with what
 * its policy has made; `eslint.config.js` names the files that ask the policy. Each is a selector of ESLint.
 */
const PARSED = {
  text: 'The page makes no elements from text: create them, or let React do it.',
  places: [
    'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    'Property[key.name=/^(innerHTML|outerHTML|srcdoc|dangerouslySetInnerHTML)$/]',
    'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|parseFromString|parseHTMLUnsafe|setHTMLUnsafe)$/]',
    'CallExpression[callee.object.name="document"][callee.property.name=/^(write|writeln|execCommand)$/]',
    'CallExpression[callee.object.property.name="document"][callee.property.name=/^(write|writeln|execCommand)$/]',
  ],
};

const RUN = {
  text: 'The page runs no text as code.',
  places: [
    'CallExpression[callee.name=/^(eval|Function)$/]',
    'NewExpression[callee.name="Function"]',
    'CallExpression[callee.name=/^set(Timeout|Interval)$/] > :matches(Literal, TemplateLiteral, BinaryExpression).arguments:first-child',
    'CallExpression[callee.property.name=/^set(Timeout|Interval)$/] > :matches(Literal, TemplateLiteral, BinaryExpression).arguments:first-child',
    'CallExpression[callee.property.name="setAttribute"] > Literal.arguments[value=/^on/i]',
  ],
};

const LOADED = {
  text: 'A script is made where its address or its text is asked of the page’s policy; import() loads our own.',
  places: [
    'CallExpression[callee.property.name=/^createElement(NS)?$/] > Literal.arguments[value=/^script$/i]',
    'JSXOpeningElement[name.name="script"]',
    'CallExpression[callee.object.property.name="serviceWorker"][callee.property.name="register"]',
    'NewExpression[callee.name=/^(Worker|SharedWorker)$/]',
    'CallExpression[callee.name="importScripts"]',
  ],
};

const POLICY = {
  text: 'The page has one policy, that of @venue/shared/trusted-types.',
  places: ['CallExpression[callee.property.name="createPolicy"]'],
};

/** A place where the property is named, and the same where its name is a text in brackets. */
const bothForms = (place) => [
  place,
  place.replaceAll(/\b((?:left|callee)\.property|key)\.name/g, '$1.value'),
];

export const textBecomesCode = {
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      [PARSED, RUN, LOADED, POLICY].flatMap(({ text, places }) =>
        places.flatMap(bothForms).map((place) => [place, (node) => context.report({ node, message: text })]),
      ),
    ),
};
