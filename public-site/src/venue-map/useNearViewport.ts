import { useEffect, useRef, useState } from 'react';

/** Distance below the screen at which something heavy starts to load. */
const NEAR = '400px 0px';

/** Whether the element of `ref` has come near the screen; once true it stays so. */
export function useNearViewport<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}
