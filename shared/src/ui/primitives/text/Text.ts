import { styled } from 'styled-components';
import { color, tabular, text, type ColorName } from '@venue/shared/ui/theme';

/** A line of text in one step of the type scale and one colour: 15 px in the second ink. Its element changes with `as`. */
export const Text = styled.p<{ $step?: keyof typeof text; $ink?: ColorName; $tabular?: boolean }>`
  ${({ $step = 'ui' }) => text[$step]}
  ${({ $tabular = false }) => $tabular && tabular}
  color: ${({ $ink = 'ink2' }) => color[$ink]};
`;
