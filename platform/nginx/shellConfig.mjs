import { CACHE_CONTROL, VERSION_PREFIX } from '../hosting/cacheRules.mjs';
import { SHELL_HEADERS } from '../hosting/headers.mjs';
import { API_LIMITS, REMOTE_LIMITS, REPORT_LIMITS } from '../hosting/limits.mjs';
import { REPORT_PATTERN } from '../hosting/releaseCounts.mjs';
import { cookie, FILES_OF_TRACK, NUMBERS, TRACK_PATTERN } from '../hosting/tracks.mjs';
import { appByFolder } from '../ports.mjs';
import { mainConfig } from './mainConfig.mjs';
import { map, quoted } from './quote.mjs';
import { PAGE_HEADERS } from './siteFile.mjs';

/** What is asked for, and what the cookie of the track says or will say. The maps of the site's own file go on from here. */
const requestMaps = () =>
  [
    map('$request_uri', '$path_trimmed', [
      ['"~^(?<trimmed_path>(?:/+[^/?]+)*)/*(?:\\?|$)"', '$trimmed_path'],
    ]),
    map('$uri', '$uri_trimmed', [['"~^(?<trimmed_uri>.*?)/*$"', '$trimmed_uri']]),
    map('$cookie_track', '$track_known', [
      ['default', '""'],
      [`"~${TRACK_PATTERN}"`, '$cookie_track'],
    ]),
    `split_clients "$request_id" $track_drawn {\n${Array.from({ length: NUMBERS - 1 }, (_, n) => `  1% ${n};\n`).join('')}  * ${NUMBERS - 1};\n}\n`,
    map('$track_known', '$track_value', [
      ['""', '$track_drawn'],
      ['default', '$track_known'],
    ]),
  ].join('');

/** The redirects: to the one spelling of an address, and from a choice of a track to the page without it. */
const redirectMaps = () =>
  [
    map('"$page_address $requested_path"', '$is_other_spelling', [
      ['default', '1'],
      ['"~^ "', '""'],
      ['"~^([^ ]*) \\1$"', '""'],
    ]),
    map('$args', '$args_without_track', [
      ['default', '"?$args"'],
      ['"~^track=[^&]*&(?<args_after>.+)$"', '"?$args_after"'],
      ['"~^track=[^&]*&?$"', '""'],
      ['"~^(?<args_before>.+?)&track=[^&]*(?<args_rest>.*)$"', '"?$args_before$args_rest"'],
    ]),
    map('"$page_address $args"', '$track_wanted', [
      ['default', '""'],
      ['"~^/[^ ]* (?:.*&)?track=(?<wanted_track>stable|canary)(?:&|$)"', '$wanted_track'],
    ]),
    map('$track_wanted', '$track_cookie', [
      ['default', `"${cookie('$track_wanted')}"`],
      ['""', '$kept_cookie'],
    ]),
  ].join('');

/** Headers that depend on what the answer is. The cookie goes with pages and the files of a track only. */
const answerMaps = () =>
  [
    map('$sent_http_content_type', '$is_page', [
      ['default', '""'],
      ['"~^text/html"', '1'],
    ]),
    map('"$status $track_wanted $is_page$is_of_track"', '$cache_control', [
      ['default', '$file_cache'],
      ['"~^30[12]  "', '$cache_checked'],
      ['"~^302 ."', `"${CACHE_CONTROL.never}"`],
      ['"~^\\d+ .*1$"', '$page_cache'],
    ]),
    ...[
      ['$allowed_origin', quoted(SHELL_HEADERS['Access-Control-Allow-Origin'])],
      ['$cache_control_sent', '$cache_control'],
    ].map(([variable, value]) =>
      map('$uri', variable, [
        ['default', value],
        ['"/graphql"', '""'],
      ]),
    ),
    map('"$is_page$is_of_track $page_cache"', '$vary', [
      ['default', '"Accept-Encoding"'],
      [`"~^1+ ${CACHE_CONTROL.personal}$"`, '"Accept-Encoding, Cookie"'],
    ]),
    ...PAGE_HEADERS.map(([, variable]) =>
      map('$is_page', `${variable}_sent`, [
        ['default', '""'],
        ['"1"', variable],
      ]),
    ),
    map('"$is_page$is_of_track $track_cookie"', '$track_cookie_sent', [
      ['default', '""'],
      ['"~^1+ (?<cookie_text>.+)$"', '"$cookie_text$cookie_security"'],
    ]),
    map('$uri', '$is_of_track', [
      ['default', '""'],
      [`"~^/(?:${FILES_OF_TRACK.join('|')})$"`, '1'],
    ]),
  ].join('');

/** What the servers behind say too, and the visitor gets once. */
const HIDDEN_HEADERS = Object.keys(SHELL_HEADERS)
  .filter((name) => name !== 'Access-Control-Allow-Origin')
  .map((name) => `      proxy_hide_header ${name};\n`)
  .join('');

/** A variable, so that nginx starts, and goes on, while the server behind has no address. */
const proxyTo = (variable, { connect, read }) => `      proxy_pass $${variable};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $forwarded_proto;
      proxy_set_header X-Request-Id $request_id;
${HIDDEN_HEADERS}      proxy_connect_timeout ${connect}s;
      proxy_read_timeout ${read}s;
      proxy_send_timeout ${read}s;
`;

const fileLocation = (site) => (file) =>
  `    location = /${file} {\n      alias ${site}/$site_version$track_folder/${file};\n    }\n`;

const remoteLocation = ([folder, address]) => `
    location ~ "^/remotes/${folder}(?<version_path>${VERSION_PREFIX.slice(1)}.*)$" {
      limit_except GET {
        deny all;
      }
      set $remote ${address};
      rewrite ^ $version_path break;
${proxyTo('remote', REMOTE_LIMITS)}      proxy_hide_header Cache-Control;
      proxy_hide_header Access-Control-Allow-Origin;
    }
`;

/**
 * The nginx configuration of the shell, which stands in front of the remotes and of the API.
 * @param {typeof import('./writeNginx.mjs').DEFAULTS} settings In the folder `work`, `site.conf` is the file of the live site.
 *   `resolver` finds hosts by name while nginx runs.
 */
export const shellConfig = ({ site, api, remotes, resolver, ...settings }) =>
  mainConfig(settings, {
    remotes: remotes.map(([folder]) => [folder, appByFolder(folder).name]),
    headers: {
      ...SHELL_HEADERS,
      // The API says for itself who may call it and what may be kept.
      'Access-Control-Allow-Origin': '$allowed_origin',
      'Cache-Control': '$cache_control_sent',
      Vary: '$vary',
      'Set-Cookie': '$track_cookie_sent',
    },
    http: `# Whose word about the visitor's address is believed (run.sh).
include ${settings.work}/proxies.conf;
real_ip_header X-Forwarded-For;
real_ip_recursive on;
${requestMaps()}include ${settings.work}/site.conf;
${redirectMaps()}${answerMaps()}map $http_x_forwarded_proto $forwarded_proto {
  default $http_x_forwarded_proto;
  "" $scheme;
}
map $forwarded_proto $cookie_security {
  default "";
  "https" "; Secure";
}
limit_req_zone $binary_remote_addr zone=api:10m rate=${API_LIMITS.requestsPerSecond}r/s;
limit_req_zone $binary_remote_addr zone=reports:1m rate=${REPORT_LIMITS.requestsPerSecond}r/s;
limit_req_status 429;
`,
    server: `${PAGE_HEADERS.map(([name, variable]) => `    add_header ${name} ${variable}_sent always;\n`).join('')}${resolver ? `    resolver ${resolver} valid=10s;\n` : ''}    root ${site}/$site_version;

    # These run again for a request that nginx itself has changed; by then the address is a file's.
    if ($track_wanted) {
      return 302 $page_address$args_without_track;
    }
    if ($is_other_spelling) {
      return 301 $page_address$is_args$args;
    }
    if ($page_file) {
      rewrite ^ /.page/$page_file last;
    }
    error_page 404 /.page/404.html;
    location /.page/ {
      internal;
      alias ${site}/$site_version$track_folder/;
    }
${FILES_OF_TRACK.map(fileLocation(site)).join('')}    location / {
      location ~ "\\.html$|/\\." {
        return 404;
      }
      try_files $uri =404;
    }
    # What a browser says about a release is in the address, and only counted. As a file that nobody has, it passes the limit first.
    location ~ "${REPORT_PATTERN}" {
      limit_except POST {
        deny all;
      }
      access_log ${settings.work}/counted.log counted;
      client_max_body_size 1;
      # A refusal by the limit is logged with the visitor's address, at a level that is not kept.
      limit_req_log_level info;
      limit_req zone=reports burst=${REPORT_LIMITS.burst} nodelay;
      try_files /.report =204;
    }
    location = /graphql {
      client_max_body_size ${API_LIMITS.bodyBytes};
      limit_req zone=api burst=${API_LIMITS.burst} nodelay;
      error_page 502 504 = @api_away;
      gzip on;
      gzip_proxied any;
      gzip_min_length 1000;
      gzip_types application/json application/graphql-response+json;
      set $api ${api};
${proxyTo('api', API_LIMITS)}    }
    location @api_away {
      internal;
      default_type application/json;
      return 503 '{"errors":[{"message":"The server is not available.","extensions":{"code":"UNAVAILABLE"}}]}';
    }
${remotes.map(remoteLocation).join('')}`,
  });
