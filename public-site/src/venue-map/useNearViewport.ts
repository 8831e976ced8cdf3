import { useEffect, useRef, useState } from 'react';

/** Distance below the viewport from which the content starts to load. */
const ROOT_MARGIN = '400px 0px';

/** Whether the element of `ref` has come near the viewport; once true, it stays true. */
export function useNearViewport<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}
