import { Icon } from '@venue/shared/ui';
import * as S from './ChoiceCard.styles';

/** The features of a choice. It is inside a label, which must not contain a `<ul>`, so it has the role of a list. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <S.Features role="list">
      {features.map((feature) => (
        <S.Feature key={feature} role="listitem">
          <Icon name="check" size="1.125em" />
          <span>{feature}</span>
        </S.Feature>
      ))}
    </S.Features>
  );
}
