import { formatKsh } from '@venue/shared/rules';
import { PrintSheet } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { MENU_TABS } from '../../catalogue/dishes';
import { DIETARY_LABELS, shownDietary } from '../../dish-card/dietary';
import { MENU_TITLE } from '../../screenTitles';
import { SoldOut } from '../../today/SoldOut';
import * as S from './PrintedMenu.styles';

/** The whole menu on two pages of A4, in place of the page, whatever tab or filter is chosen. */
export function PrintedMenu() {
  if (!useIsPrinting()) return null;
  return (
    <PrintSheet>
      <S.Menu>
        <S.Title>{`${VENUE.name} · ${MENU_TITLE}`}</S.Title>
        {MENU_TABS.map(({ group, label, dishes }) => (
          <S.Section key={group}>
            <S.Heading>{label}</S.Heading>
            <S.Dishes role="list">
              {dishes.map(({ id, name, price, description, dietary }) => (
                <S.Dish key={id}>
                  <S.Line>
                    <S.Name>{name}</S.Name>
                    <span>{formatKsh(price)}</span>
                  </S.Line>
                  <SoldOut name={name} />
                  <p>
                    {[description, ...shownDietary(dietary).map((kind) => DIETARY_LABELS[kind])].join(' · ')}
                  </p>
                </S.Dish>
              ))}
            </S.Dishes>
          </S.Section>
        ))}
        <p>{`${VENUE.phone} · ${VENUE.siteUrl.replace('https://', '')}`}</p>
      </S.Menu>
    </PrintSheet>
  );
}

/** Any of them says that the print is over. Some browsers say "afterprint" before they have made their picture. */
const ENDS = ['pointerdown', 'keydown'] as const;

/** True from the moment a print begins until the visitor is back, so that the sheet costs nothing before. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page right after the event.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    for (const type of ENDS) window.addEventListener(type, end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      for (const type of ENDS) window.removeEventListener(type, end);
    };
  }, []);
  return isPrinting;
}
