/** The little that differs between browser engines. Everything a journey does is made of these. */
export interface Tab {
  /** Resolves when the page has loaded, or when the browser shows its own page about why it has not. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, which gets only what it is handed, as JSON. */
  call<Given, Result>(inPage: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key by its name, such as `Enter`, or several: `Shift+Tab`. */
  key(name: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
}

/** What one visitor has: tabs that share cookies, storage and offline copies with no other visitor. */
export interface Profile {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** What somebody has set in the browser. */
export interface Settings {
  /** Whether pages may run scripts. The functions that a test runs in the page go on to work. */
  hasScript: boolean;
}

/** A running browser, which asks a proxy for every address, also those of this machine. */
export interface Engine {
  newProfile(settings: Settings): Promise<Profile>;
  close(): Promise<void>;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The keys of a name such as `Shift+Tab`, in the order in which they are held down. */
export const keysOf = (name: string) => name.split(/(?<=.)\+/);
