import { color, media, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { Choice, Choices, Radio } from '../page/ChoiceCard.styles';

export const Group = styled(Choices)`
  ${media.from720} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.from1024} {
    gap: ${space.s24};
  }
`;

export const Package = styled(Choice)`
  overflow: clip;
`;

/** Hidden on phones, where three pictures would push the form out of sight. */
export const Photo = styled.span`
  display: block;
  ${media.below720} {
    display: none;
  }
`;

export const Body = styled.span`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space.s12};
  padding: ${space.s16};
  ${media.from1024} {
    padding: ${space.s24};
  }
`;

export const PackageRadio = styled(Radio)`
  scroll-margin-block: ${space.s64} ${space.s128};
`;

export const Name = styled.span`
  ${text.h2}
  flex: 1 1 0;
`;

export const Line = styled.span`
  text-wrap: pretty;
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  align-items: baseline;
`;

export const Filled = styled.span`
  ${text.small}
  margin-top: auto;
  color: ${color.primary};
  font-weight: 650;
  &:empty {
    display: none;
  }
`;
