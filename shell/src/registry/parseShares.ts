import { objectAt, requireThat } from './fields';
import type { JsonPath } from './RegistryError';

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

/**
 * The share of the visitors, in per cent, that gets each version. The first version in the list is the live one; at
 * most one other, the canary, has visitors as well.
 */
export function parseShares(value: readonly unknown[], path: JsonPath): number[] {
  const shares = value.map((item, index) => {
    const place = [...path, index, 'deployment'];
    const { default: live, traffic } = objectAt(objectAt(item, [...path, index]).deployment, place);
    const isLive = index === 0;
    const reason = isLive
      ? 'must be true: the first version is the live one.'
      : 'must be false: the first version is live.';
    requireThat(live === isLive, [...place, 'default'], reason);
    requireThat(isShare(traffic), [...place, 'traffic'], 'must be a whole number from 0 to 100.');
    requireThat(!isLive || traffic > 0, [...place, 'traffic'], 'must not be 0: the first version is live.');
    return traffic;
  });
  const others = shares.slice(1).filter((share) => share > 0);
  requireThat(others.length <= 1, path, 'must have visitors on at most one version but the live one.');
  const sum = shares.reduce((total, share) => total + share, 0);
  requireThat(sum === 100, [...path, 0, 'deployment', 'traffic'], `must be ${100 - (others[0] ?? 0)}.`);
  return shares;
}
