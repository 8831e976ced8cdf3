import { styled } from 'styled-components';
import { color, font, layer, media, radius, space, text } from '@venue/shared/ui/theme';

export const Top = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  border-bottom: 1px solid ${color.line};
  background: ${color.canvas};
`;

export const TopRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s16};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space.s8};
`;

export const Brand = styled.p`
  font: 560 1.25rem/1.2 ${font.display};
`;

export const Switch = styled.div`
  display: flex;
  gap: ${space.s8};
`;

export const Main = styled.main`
  display: grid;
  gap: ${space.s64};
  padding-block: ${space.s48} ${space.s96};
`;

export const Part = styled.section`
  display: grid;
  gap: ${space.s24};
  min-width: 0;
`;

export const Specimen = styled.div`
  display: grid;
  gap: ${space.s12};
  min-width: 0;
`;

export const Name = styled.h3`
  ${text.eyebrow}
  color: ${color.ink3};
`;

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${space.s12};
  padding: 0;
  list-style: none;
`;

export const Swatch = styled.li`
  ${text.small}
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  span {
    display: block;
    height: 4rem;
    border-bottom: 1px solid ${color.line};
    forced-color-adjust: none;
  }
  p {
    padding: ${space.s8} ${space.s12};
  }
`;

export const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${space.s16} ${space.s8};
  padding: 0;
  list-style: none;
  li {
    ${text.small}
    display: grid;
    gap: ${space.s8};
    justify-items: center;
    color: ${color.ink2};
    text-align: center;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  ${media.from720} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Wide = styled.div`
  position: relative;
  height: clamp(16rem, 34vw, 28rem);
  overflow: hidden;
  border-radius: ${radius.sheet};
`;
