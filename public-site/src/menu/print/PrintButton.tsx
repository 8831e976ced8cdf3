import { notify } from '@venue/shared/notify';
import { Button } from '@venue/shared/ui';
import * as S from './PrintedMenu.styles';

/** Browsers inside other apps have no print, or throw. */
function print() {
  try {
    window.print();
  } catch {
    notify.info('This app can’t print', { text: 'Open the menu in your browser to print it.' });
  }
}

export function PrintButton() {
  return (
    <S.Print>
      <Button tone="quiet" size="small" onClick={print}>
        Print the Menu
      </Button>
    </S.Print>
  );
}
