/** The heading of the events page, with which its code names it. */
const HEADING = 'Events & Experiences';

const TITLE = `title:"${HEADING}"`;
const inBrowser = (what: string) => `(typeof window!="undefined"&&(()=>{${what}})())`;

/**
 * Faults of a release that show in the browser only: it builds, and its pages are rendered. Each changes the
 * code of the events screen.
 */
const FAULTS = {
  screen: inBrowser('throw new Error("test: the screen throws")'),
  'screen of every third visitor': inBrowser(
    'if((window.drawn??=Math.random())<1/3)throw new Error("test: the screen throws")',
  ),
  hydration: '(typeof window!="undefined"&&"Events & Experiments")',
  policy: inBrowser('try{(0,eval)("1")}catch{}'),
  slow: inBrowser(
    'if(!window.hasWaited){window.hasWaited=true;for(const end=performance.now()+2500;performance.now()<end;);}',
  ),
} as const;

export type Fault = keyof typeof FAULTS;

/** Puts a fault into the code of the events screen. */
export const withFault = (fault: Fault) => (code: string) =>
  code.replaceAll(TITLE, `title:${FAULTS[fault]}||"${HEADING}"`);
