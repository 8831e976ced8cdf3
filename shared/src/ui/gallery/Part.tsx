import { useId } from 'react';
import type { Elements } from '../elements';
import { SectionHeader } from '../patterns/headers/SectionHeader';
import * as S from './Gallery.styles';

/** One chapter of the gallery. */
export function Part({ title, lead, children }: { title: string; lead: string; children: Elements }) {
  const id = useId();
  return (
    <S.Part aria-labelledby={id}>
      <SectionHeader id={id} title={title} lead={lead} />
      {children}
    </S.Part>
  );
}

/** One example with its name. */
export function Specimen({ name, children }: { name: string; children: Elements }) {
  return (
    <S.Specimen>
      <S.Name>{name}</S.Name>
      {children}
    </S.Specimen>
  );
}
