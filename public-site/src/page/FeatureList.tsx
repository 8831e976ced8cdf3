import { Icon } from '@venue/shared/ui';
import * as S from './ChoiceCard.styles';

/** What a choice comes with; a label holds no `<ul>`, so it is a list by role. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <S.Features role="list">
      {features.map((feature) => (
        <S.Feature key={feature} role="listitem">
          <Icon name="check" size="1.125em" />
          {feature}
        </S.Feature>
      ))}
    </S.Features>
  );
}
