const isPlainRule = (rule: CSSRule): rule is CSSStyleRule =>
  rule instanceof CSSStyleRule && rule.cssRules.length === 0;

/**
 * Writes a conditional rule as style rules with the condition inside: `@media print{.a{color:red}}` becomes
 * `.a{@media print{color:red}}`. Chromium works out the style of the whole document anew when an at-rule is added to a
 * style sheet, but only that of the matching elements when a style rule is added. Other rules stay as they are, and all
 * do where the browser can't hold plain declarations inside a nested condition.
 */
export function nestConditions(rule: string): string[] {
  if (!rule.startsWith('@') || !('CSSNestedDeclarations' in window)) return [rule];
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(rule);
  const condition = parsed.cssRules[0];
  if (!(condition instanceof CSSConditionRule)) return [rule];
  const inner = [...condition.cssRules];
  if (!inner.every(isPlainRule)) return [rule];
  const prelude = rule.slice(0, rule.indexOf('{'));
  return inner.map(({ selectorText, style }) => `${selectorText}{${prelude}{${style.cssText}}}`);
}
