import { styled } from 'styled-components';
import { accentInk, color, font } from '@venue/shared/ui/theme';

export const Sketch = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  background: ${color.sunken};
`;

export const Green = styled.path`
  fill: ${color.primaryTint};
`;

export const Water = styled.path`
  fill: none;
  stroke: ${color.infoTint};
  stroke-width: 14;
`;

export const Lanes = styled.path`
  fill: none;
  stroke: ${color.line};
  stroke-width: 5;
`;

interface Width {
  $wide?: boolean;
}

export const RoadEdge = styled.path<Width>`
  fill: none;
  stroke: ${color.lineStrong};
  stroke-width: ${({ $wide }) => ($wide ? 34 : 22)};
`;

export const Road = styled.path<Width>`
  fill: none;
  stroke: ${color.surface};
  stroke-width: ${({ $wide }) => ($wide ? 30 : 18)};
`;

export const Middle = styled.path`
  fill: none;
  stroke: ${color.sun};
  stroke-width: 2.5;
  stroke-dasharray: 18 12;
`;

export const RoadName = styled.text`
  fill: ${color.ink2};
  font: 600 15px ${font.text};
`;

export const Halo = styled.circle`
  fill: ${accentInk.ember};
  opacity: 0.14;
`;

export const Pin = styled.path`
  fill: ${color.accent};
`;

export const PinEye = styled.circle`
  fill: ${color.onAccent};
`;

export const Name = styled.text`
  fill: ${color.ink};
  font: 560 18px ${font.display};
  text-anchor: middle;
`;
