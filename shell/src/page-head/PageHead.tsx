import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useSiteRoutes } from '@venue/shared/site-routes';
import { VENUE } from '@venue/shared/venue';
import { documentTitle, pageMetaOf } from './pageMeta';

function setMeta(name: string, content: string | undefined) {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) existing?.remove();
  else if (existing) existing.content = content;
  else document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}

/** Updates title, description and the robots tag when the visitor navigates. */
export function PageHead() {
  const page = pageMetaOf(useSiteRoutes(), useMatches(), useLocation().pathname);
  useEffect(() => {
    document.title = documentTitle(page.title);
    setMeta('description', page.description ?? VENUE.description);
    setMeta('robots', page.noindex ? 'noindex' : undefined);
  }, [page.title, page.description, page.noindex]);
  return null;
}
