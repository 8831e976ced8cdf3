import { isBlank as isNothing, isIsoDate, minutesOf } from '@venue/shared/rules';

/** A problem with a value in words for the person, or false. */
export type Check = (value: unknown) => string | false;

/** PostgreSQL stores no NUL, and half of a surrogate pair is no text. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const isBlank = (value: unknown) => typeof value !== 'string' || isNothing(value);

function textProblem(value: unknown, what: string, max: number) {
  if (typeof value !== 'string') return false;
  if (value.length > max) return `Shorten ${what} to ${max} characters.`;
  return !isStorable(value) && `Remove characters from ${what} that are no text.`;
}

/** Text that must not be blank. `what` goes after "Enter". */
export const required =
  (what: string, max: number): Check =>
  (value) =>
    isBlank(value) ? `Enter ${what}.` : textProblem(value, what, max);

export const optional =
  (what: string, max: number): Check =>
  (value) =>
    textProblem(value, what, max);

export const date: Check = (value) =>
  !(typeof value === 'string' && isIsoDate(value) && value >= '1900' && value < '2200') && 'Enter a date.';

export const time: Check = (value) =>
  !(typeof value === 'string' && minutesOf(value) !== null) && 'Enter a time from 00:00 to 23:59.';

const MAX_PRICE_KSH = 100_000_000;

export const price: Check = (value) =>
  !(
    typeof value === 'number' &&
    value >= 0 &&
    value <= MAX_PRICE_KSH &&
    Number(value.toFixed(2)) === value
  ) && 'Enter a price in KSh of 0 or more, with at most two decimals.';

export const whole =
  (what: string, min: number, max: number): Check =>
  (value) =>
    !(typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) &&
    `Enter ${what} from ${min} to ${max}.`;

const MAX_URL = 2048;

const isPictureAddress = (text: string) =>
  (/^https:\/\//i.test(text) && URL.canParse(text)) || /^\/(?![/\\])\S*$/.test(text);

/** Pictures come from the web or from the site itself: no other scheme, which could run as a script. */
export const pictureUrl =
  ({ isRequired = false } = {}): Check =>
  (value) => {
    if (isBlank(value)) return isRequired && 'Enter the address of a picture.';
    return (
      textProblem(value, 'the address of the picture', MAX_URL) ||
      (!isPictureAddress(String(value).trim()) && 'Enter a picture address that starts with https://.')
    );
  };

/** For a value that the type of the input has checked already; only its absence is left to refuse. */
export const present =
  (what: string): Check =>
  (value) =>
    value === null && `Choose ${what}.`;

/** Problems by field. Fields that were not sent are left alone. */
export function problemsOf(checks: Record<string, Check>, input: object) {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([field, value]) => [field, checks[field]?.(value)]));
}

/** An empty text of an optional field means none. */
export const textOrNull = (text: string | null | undefined) =>
  text === undefined ? undefined : isBlank(text) ? null : text;

/** An input whose required fields were checked: they are not null. */
export type WithoutNull<Input, Field extends PropertyKey> = {
  [Key in keyof Input]: Key extends Field ? Exclude<Input[Key], null> : Input[Key];
};
