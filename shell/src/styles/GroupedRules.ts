import { nestConditions } from './nestConditions';
import { shortenTokens } from './shortTokens';

/** The rules of a style sheet in groups, one for each styled component, in the order of the groups' numbers. */
export class GroupedRules {
  private readonly sizes: number[] = [];

  /**
   * @param sheet Where the rules are.
   * @param keyframesSheet Where keyframes go, whose order says nothing. In the first sheet they would make Chromium work
   *   out the style of the whole document anew (see `nestConditions`).
   */
  constructor(
    private readonly sheet: CSSStyleSheet,
    private readonly keyframesSheet: CSSStyleSheet,
  ) {}

  /** Says that the sheet's next rules belong to a group. */
  adopt(group: number, size: number) {
    this.setSize(group, size);
  }

  insertRules(group: number, rules: readonly string[]) {
    for (const rule of rules.map(shortenTokens).flatMap(nestConditions)) {
      if (rule.startsWith('@keyframes')) {
        this.keyframesSheet.insertRule(rule);
        continue;
      }
      const size = this.sizeOf(group);
      try {
        this.sheet.insertRule(rule, this.startOf(group) + size);
        this.setSize(group, size + 1);
      } catch {
        // This browser doesn't know the selector; a rule of a style sheet that it reads is left out in the same way.
      }
    }
  }

  clearGroup(group: number) {
    const start = this.startOf(group);
    for (let left = this.sizeOf(group); left > 0; left -= 1) this.sheet.deleteRule(start);
    this.setSize(group, 0);
  }

  private sizeOf(group: number) {
    return this.sizes[group] ?? 0;
  }

  private setSize(group: number, size: number) {
    // Without holes, which would make reading slow.
    while (this.sizes.length < group) this.sizes.push(0);
    this.sizes[group] = size;
  }

  private startOf(group: number) {
    let start = 0;
    for (let number = 0; number < group; number += 1) start += this.sizeOf(number);
    return start;
  }
}
