import { Fragment } from 'react';
import { paths } from '@venue/shared/paths';
import { openState } from '@venue/shared/rules';
import { CardLink, Picture, Text, useNow, VisuallyHidden } from '@venue/shared/ui';
import type { ListedStall } from '../../catalogue/stall';
import * as S from './StallSign.styles';

const SPECIALTIES_SHOWN = 3;

/** The card of a stall: number, name, specialties, and whether it is open now. */
export function StallSign({ stall }: { stall: ListedStall }) {
  const now = useNow();
  const state = now && openState(stall.openingHours, now);
  const specialties = stall.specialties.slice(0, SPECIALTIES_SHOWN);
  return (
    <S.Sign as="li" $accent={stall.accent}>
      <S.View>
        <Picture
          {...stall.picture}
          alt=""
          ratio="fill"
          sizes="(min-width: 64em) 18rem, (min-width: 45em) 46vw, 8rem"
        />
        <S.Plate aria-hidden="true" data-theme="dark" $accent={stall.accent}>
          {stall.number}
        </S.Plate>
      </S.View>
      <S.Text>
        <S.Name>
          <CardLink to={paths.stall(stall.id)}>
            <VisuallyHidden>{`${stall.number} · `}</VisuallyHidden>
            <span>{stall.name}</span>
          </CardLink>
        </S.Name>
        <Text>
          {specialties.map((specialty, at) => (
            <Fragment key={specialty}>
              {at > 0 && ' '}
              <S.Specialty>{at < specialties.length - 1 ? `${specialty},` : specialty}</S.Specialty>
            </Fragment>
          ))}
        </Text>
        <S.Hours $open={state?.open ?? false}>{state ? state.label : stall.hours}</S.Hours>
      </S.Text>
    </S.Sign>
  );
}
