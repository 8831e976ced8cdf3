import { VENUE } from '@venue/shared/venue';
import * as Form from '../forms/FormPage.styles';
import * as S from './FollowUs.styles';

/** Where the venue posts what is on. */
export function FollowUs() {
  return (
    <Form.Panel aria-labelledby="follow-us">
      <Form.Title id="follow-us">Follow Us</Form.Title>
      <S.Links role="list">
        {VENUE.social.map(({ name, url }) => (
          <li key={name}>
            <S.Profile href={url} target="_blank" rel="noreferrer">
              {name}
            </S.Profile>
          </li>
        ))}
      </S.Links>
    </Form.Panel>
  );
}
