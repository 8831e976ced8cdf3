import { paths } from '@venue/shared/paths';
import { Button, ButtonLink, Icon } from '@venue/shared/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import { MessagePage } from '../message-page/MessagePage';

interface UnexpectedErrorScreenProps {
  onReload?: () => void;
}

const reloadPage = () => window.location.reload();

/**
 * Shown for an unexpected error in our own code, with header and footer (requirements 8, Not found). It never shows a stack
 * trace. If the frame itself fails, `BareErrorScreen` follows.
 */
export function UnexpectedErrorScreen({ onReload = reloadPage }: UnexpectedErrorScreenProps) {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Frame>
      <MessagePage
        urgent
        title="Unexpected Application Error!"
        picture={{ motif: 'pot', accent: 'clay' }}
        actions={
          <>
            <Button onClick={onReload}>
              <Icon name="refresh" />
              Reload
            </Button>
            <ButtonLink to={paths.home()} tone="quiet">
              Home
            </ButtonLink>
          </>
        }
      >
        Something boiled over on our side. Your cart and your account are safe; reloading usually puts it
        right.
      </MessagePage>
    </Frame>
  );
}
