import { printPage } from '@venue/shared/browser';
import { Button } from '@venue/shared/ui';
import * as S from './PrintedMenu.styles';

export function PrintButton() {
  return (
    <S.Print>
      <Button tone="quiet" size="small" onClick={printPage}>
        Print the Menu
      </Button>
    </S.Print>
  );
}
