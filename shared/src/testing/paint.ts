import { act } from '@testing-library/react';

/** Longer than one frame of a screen that draws 60 a second. */
const FRAME_MS = 17;

/** With fake timers: lets the browser paint, and runs what waits for its next frame (`afterNextFrame`). */
export const paint = () => act(() => jest.advanceTimersByTimeAsync(FRAME_MS));
