import { cookie } from '../hosting/tracks.mjs';
import { map, quoted } from './quote.mjs';

/** The part of the shell's nginx configuration that changes with the site. It lies in each composed version. */
export const SITE_CONF = '.nginx.conf';

/** The headers that a composed site may ask for, each with its variable. An empty one is not sent. */
export const PAGE_HEADERS = [
  ['Content-Security-Policy', '$content_security_policy'],
  ['Content-Security-Policy-Report-Only', '$content_security_policy_report_only'],
  ['Integrity-Policy', '$integrity_policy'],
  ['Integrity-Policy-Report-Only', '$integrity_policy_report_only'],
];

function requireKnown(headers = {}) {
  const known = PAGE_HEADERS.map(([name]) => name);
  const unknown = Object.keys(headers).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`nginx is not set up to send ${unknown.join(', ')}.`);
}

const isPattern = (address) => address.includes(':');
const ESCAPED = /[.*+?^(){}|[\]-]/g;

/** An expression for the addresses of a pattern, and the one spelling of such an address. */
function patternEntry(pattern, index) {
  const parts = pattern.split('/').slice(1);
  const name = (position) => `id${index}_${position}`;
  const expression = parts.map((part, position) =>
    part.startsWith(':') ? `(?<${name(position)}>[^/]+)` : part.replace(ESCAPED, '\\$&'),
  );
  const address = parts.map((part, position) => (part.startsWith(':') ? `$${name(position)}` : part));
  return [`"~*^/${expression.join('/')}$"`, `"/${address.join('/')}"`];
}

/** Addresses as they are compared: without slashes at the end. */
const trimmed = (address) => (address === '/' ? '' : address);

/** What nginx has to know of one track. */
function trackMaps(track, { pages, patterns }) {
  const known = [...new Set([...Object.keys(pages), ...patterns])];
  const fixed = known.filter((address) => !isPattern(address));
  const fixedEntries = fixed.map((address) => [quoted(trimmed(address)), quoted(address)]);
  const written = [
    ['default', '""'],
    ...fixedEntries,
    ...known.filter(isPattern).map((pattern, index) => patternEntry(pattern, `${track}${index}`)),
  ];
  const files = Object.entries(pages).map(([address, file]) => [quoted(address), quoted(file)]);
  return [
    map('$path_trimmed', `$${track}_written`, written),
    map('$uri_trimmed', `$${track}_decoded`, [['default', '""'], ...fixedEntries]),
    map(`$${track}_written`, `$${track}_address`, [
      ['""', `$${track}_decoded`],
      ['default', `$${track}_written`],
    ]),
    map(`$${track}_address`, `$${track}_file`, [['default', '"frame.html"'], ['""', '""'], ...files]),
  ];
}

const byTrack = (variable, valueOf, hasCanary) =>
  map('$track', variable, [
    ['default', valueOf('stable')],
    ...(hasCanary ? [['"canary"', valueOf('canary')]] : []),
  ]);

/** Which track a visitor is on, and the cookie that keeps it; see `trackOf`. */
function trackChoice(share) {
  if (share === 0)
    return [
      map('""', '$track', [['default', '"stable"']]),
      map('$cookie_track', '$kept_cookie', [
        ['""', '""'],
        ['default', quoted(cookie('', 0))],
      ]),
      map('$cookie_track', '$page_cache', [
        ['""', '$cache_checked'],
        ['default', '$cache_personal'],
      ]),
    ];
  const onCanary = ['canary', ...Array(share).keys()].map((value) => [`"${value}"`, '"canary"']);
  return [
    map('$track_value', '$track', [['default', '"stable"'], ...onCanary]),
    map('$track_known', '$kept_cookie', [
      ['""', `"${cookie('$track_drawn')}"`],
      ['default', '""'],
    ]),
    map('""', '$page_cache', [['default', '$cache_personal']]),
  ];
}

/**
 * Writes a composed site down for nginx: its addresses, tracks and headers.
 * @param {string} version The folder of the composed version.
 * @param {object} list What its `pages.json` says.
 */
export function siteFile(version, { canary, ...stable }) {
  const tracks = canary ? { stable, canary } : { stable };
  const hasCanary = canary !== undefined;
  requireKnown(stable.headers);
  return [
    '# Written with the composed site; nginx reads it anew whenever another version is live.\n',
    map('""', '$site_version', [['default', quoted(version)]]),
    ...trackChoice(canary?.share ?? 0),
    ...Object.entries(tracks).flatMap(([track, site]) => trackMaps(track, site)),
    byTrack(
      '$track_folder',
      (track) => quoted(tracks[track].folder ? `/${tracks[track].folder}` : ''),
      hasCanary,
    ),
    byTrack('$page_address', (track) => `$${track}_address`, hasCanary),
    byTrack('$page_file', (track) => `$${track}_file`, hasCanary),
    ...PAGE_HEADERS.map(([name, variable]) =>
      byTrack(variable, (track) => quoted(tracks[track].headers?.[name] ?? ''), hasCanary),
    ),
  ].join('');
}
