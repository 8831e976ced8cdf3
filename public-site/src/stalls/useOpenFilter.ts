import { useSearchParams } from 'react-router-dom';

const NAME = 'open';
const VALUE = 'now';

/** The filter "open now", kept in the address: `/stalls?open=now`. */
export function useOpenFilter(): [onlyOpen: boolean, setOnlyOpen: (onlyOpen: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const setOnlyOpen = (onlyOpen: boolean) => {
    const next = new URLSearchParams(params);
    if (onlyOpen) next.set(NAME, VALUE);
    else next.delete(NAME);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params.get(NAME) === VALUE, setOnlyOpen];
}
