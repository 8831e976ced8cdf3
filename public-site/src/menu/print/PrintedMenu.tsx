import { formatKsh } from '@venue/shared/rules';
import { PrintSheet } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CatalogueDish } from '../../catalogue/dish';
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
              {dishes.map((dish) => (
                <S.Dish key={dish.id}>
                  <S.Line>
                    <S.Name>{dish.name}</S.Name>
                    <span>{formatKsh(dish.price)}</span>
                  </S.Line>
                  <SoldOut name={dish.name} />
                  <Words {...dish} />
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

/** What is said of a dish, where something is. */
export function Words({ description = '', dietary }: CatalogueDish) {
  const words = [description, ...shownDietary(dietary).map((kind) => DIETARY_LABELS[kind])].filter(Boolean);
  return words.length > 0 && <p>{words.join(' · ')}</p>;
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
