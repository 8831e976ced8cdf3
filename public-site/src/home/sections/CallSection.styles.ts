import { styled } from 'styled-components';
import {
  ACCENTS,
  color,
  font,
  media,
  motion,
  radius,
  space,
  tabular,
  text,
  width,
} from '@venue/shared/ui/theme';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32};
  padding: ${space.s32} ${space.s24};
  border-radius: ${radius.sheet};
  background: linear-gradient(120deg, ${ACCENTS.forest.deep}, ${ACCENTS.forest.base});
  color: ${color.ink};
  ${media.from720} {
    padding: ${space.s48};
  }
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    align-items: center;
    gap: ${space.s64};
    padding: ${space.s64};
  }
`;

export const Text = styled.p`
  max-width: ${width.form};
  color: ${color.ink2};
`;

export const Contacts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`;

export const Contact = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.s16};
  min-width: 0;
  padding: ${space.s16};
  ${media.from720} {
    padding-inline: ${space.s24};
  }
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  color: ${color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;
  > svg {
    color: ${color.sun};
  }
  ${media.motion} {
    transition: background-color ${motion.press};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.sun};
      background: ${ACCENTS.forest.deep};
    }
  }
`;

export const Label = styled.span`
  ${text.small}
  display: block;
  color: ${color.ink2};
`;

export const Value = styled.span`
  ${tabular}
  display: block;
  font: 620 clamp(1.0625rem, 0.8rem + 1.2vw, 1.5rem)/1.25 ${font.text};
`;
