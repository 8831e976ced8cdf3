import { newTab } from '@venue/shared/contact-links';
import { Cluster, Panel, PanelTitle } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import * as S from './FollowUs.styles';

export function FollowUs() {
  if (VENUE.social.length === 0) return null;
  return (
    <Panel aria-labelledby="follow-us">
      <PanelTitle id="follow-us">Follow Us</PanelTitle>
      <Cluster as="ul" $gap="s8" role="list">
        {VENUE.social.map(({ name, url }) => (
          <li key={name}>
            <S.Profile {...newTab(url)}>{name}</S.Profile>
          </li>
        ))}
      </Cluster>
    </Panel>
  );
}
