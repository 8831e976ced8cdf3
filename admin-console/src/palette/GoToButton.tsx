import { Button, Cluster, Icon, KeyHint, type Elements } from '@venue/shared/ui';
import { PersonButton } from '../people/PersonButton';
import * as S from './GoToButton.styles';
import { useCommandPalette } from './useCommandPalette';

/** Opens the command palette, for who has no keyboard or does not know its keys. */
export function GoToButton() {
  const open = useCommandPalette();
  return (
    <Button tone="quiet" size="small" onClick={open} aria-keyshortcuts="Control+K Meta+K">
      <Icon name="search" size="1.1em" />
      Go to…
      <KeyHint aria-hidden="true">Ctrl K</KeyHint>
    </Button>
  );
}

/** The top line of a screen: its way back, who is signed in, and the way to anywhere. */
export function ScreenTopBar({ children }: { children: Elements }) {
  return (
    <S.TopBar>
      {children}
      <Cluster>
        <PersonButton />
        <GoToButton />
      </Cluster>
    </S.TopBar>
  );
}
