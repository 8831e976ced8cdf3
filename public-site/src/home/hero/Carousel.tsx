import { whenIdle } from '@venue/shared/browser';
import { Icon, Picture } from '@venue/shared/ui';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { CAROUSEL } from '../../catalogue/generated/words/carousel';
import * as S from './Carousel.styles';
import * as Controls from './CarouselControls.styles';
import { useCarousel } from './useCarousel';
import { useSwipe } from '../../page/useSwipe';

const COUNT: number = CAROUSEL.slides.length;
const ARROWS = [
  { name: 'previous', label: 'Previous picture', icon: 'chevron-left', step: -1, side: 'start' },
  { name: 'next', label: 'Next picture', icon: 'chevron-right', step: 1, side: 'end' },
] as const;

export function Carousel() {
  const root = useRef<HTMLElement>(null);
  const carousel = useCarousel(COUNT);
  // The picture that was chosen on the static page, before the application ran.
  const takeOver = useEffectEvent((at: number) => carousel.goTo(at));
  useLayoutEffect(() => {
    const slides = [...(root.current?.querySelectorAll('[aria-roledescription=slide]') ?? [])];
    takeOver(slides.findIndex((slide) => slide.getAttribute('aria-hidden') === 'false'));
  }, []);
  const { index, playing, running, hold } = carousel;
  const swipe = useSwipe(carousel.previous, carousel.next);
  // The next picture is loaded ahead, but only once the page runs and the browser has nothing else to do.
  const [isAhead, setIsAhead] = useState(false);
  useEffect(() => whenIdle(() => setIsAhead(true)), []);
  const upcoming = isAhead ? (index + 1) % COUNT : -1;

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
  };
  const point = (held: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hold('pointer', held);
  };

  return (
    <S.Root
      ref={root}
      aria-roledescription="carousel"
      aria-label={CAROUSEL.label}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={() => hold('focus', true)}
      onBlur={leave}
    >
      {COUNT > 1 && (
        <>
          <Controls.PlayButton type="button" onClick={carousel.toggle}>
            <Icon name={playing ? 'pause' : 'play'} />
            <span>{playing ? 'Pause' : 'Play'}</span>
          </Controls.PlayButton>
          <Controls.Dots role="group" aria-label="Choose a picture">
            {CAROUSEL.slides.map(({ title }, at) => (
              <Controls.Dot
                key={title}
                type="button"
                aria-label={title}
                aria-current={at === index}
                onClick={() => carousel.goTo(at)}
              >
                <Controls.DotMark>{at === index && running && <Controls.DotFill />}</Controls.DotMark>
              </Controls.Dot>
            ))}
          </Controls.Dots>
        </>
      )}
      <S.Frame {...swipe}>
        <S.Slides aria-live={running ? 'off' : 'polite'}>
          {CAROUSEL.slides.map(({ title, line, picture }, at) => (
            <S.Slide
              key={title}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${COUNT}`}
              aria-hidden={at !== index}
              data-ahead={at === upcoming ? '' : undefined}
            >
              <Picture
                {...picture}
                ratio="fill"
                sizes="(min-width: 80em) 36rem, (min-width: 64em) 46vw, 100vw"
                priority={at === 0}
              />
              <S.Caption>
                <S.CaptionTitle>{title}</S.CaptionTitle>
                <S.CaptionLine>{line}</S.CaptionLine>
              </S.Caption>
            </S.Slide>
          ))}
        </S.Slides>
        {COUNT > 1 &&
          ARROWS.map(({ name, label, icon, step, side }) => (
            <Controls.Arrow
              key={name}
              type="button"
              aria-label={label}
              data-step={step}
              $side={side}
              onClick={carousel[name]}
            >
              <Icon name={icon} size="1.5rem" />
            </Controls.Arrow>
          ))}
      </S.Frame>
    </S.Root>
  );
}
