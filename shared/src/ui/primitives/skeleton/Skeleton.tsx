import * as S from './Skeleton.styles';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
  shape?: 'control' | 'card' | 'chip';
}

/** Placeholder of content that is loading, in its final size. */
export function Skeleton({ width = '100%', height = '1em', shape = 'control' }: SkeletonProps) {
  return <S.Root aria-hidden="true" $shape={shape} style={{ width, height }} />;
}
