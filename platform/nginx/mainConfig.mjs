import { CACHE_CONTROL, HASHED_NAME, VERSION_PREFIX } from '../hosting/cacheRules.mjs';
import { TRANSPORT_SECURITY } from '../hosting/headers.mjs';
import { FOUND, MISSING, REPORT_PATTERN } from '../hosting/releaseCounts.mjs';
import { map, quoted } from './quote.mjs';

// Neither addresses of visitors nor queries, which may say something about them.
const LOG_FORMATS = `log_format json_lines escape=json '{"time":"$time_iso8601","request":"$request_id","method":"$request_method",'
    '"path":"$requested_path","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"upstream":"$upstream_response_time"}';
  log_format counted '$status $request_time $release_event';`;

/**
 * What a request says about a release, for countRequests.awk.
 * @param {[folder: string, name: string][]} remotes Those whose files are answered below `/remotes/`.
 */
const releaseEvents = (remotes) =>
  map('"$http_sec_gpc$http_dnt $request_method $status $requested_path"', '$release_event', [
    ['default', '""'],
    [`"~^[^1 ]* POST 204 ${REPORT_PATTERN.slice(1)}"`, '"$report_remote $report_version $report_outcome"'],
    ...remotes.flatMap(([folder, name]) =>
      [
        [FOUND, 'found'],
        [MISSING, 'failed'],
      ].map(([status, result]) => [
        `"~^.* GET (?:${status}) /remotes/${folder}/(?<${name}_${result}>${VERSION_PREFIX.slice(2, -1)})/"`,
        `"${name} $${name}_${result} file-${result}"`,
      ]),
    ),
  ]);

/** The way by which a visitor has come, and what an answer may be kept for; only an answer that was found is kept for ever. */
const answerMaps = () =>
  [
    map('$http_x_forwarded_proto', '$transport_security', [
      ['default', '""'],
      ['"https"', quoted(TRANSPORT_SECURITY)],
    ]),
    map('""', '$cache_checked', [['default', quoted(CACHE_CONTROL.checked)]]),
    map('""', '$cache_personal', [['default', quoted(CACHE_CONTROL.personal)]]),
    map('"$status $uri"', '$file_cache', [
      ['default', '$cache_checked'],
      [`"~^(?:200|206|304) .*${HASHED_NAME}"`, quoted(CACHE_CONTROL.fixed)],
      [`"~^(?:200|206|304) ${VERSION_PREFIX.slice(1)}"`, quoted(CACHE_CONTROL.fixed)],
    ]),
  ].join('');

/** `add_header` lines, also for answers that are errors. */
const addHeaders = (headers) =>
  Object.entries(headers)
    .map(
      ([name, value]) => `    add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;\n`,
    )
    .join('');

/**
 * The nginx configuration of a deployment. Only the working folder is written to, so that a container's root may be read-only.
 * @param {{ listen: string, metrics: string, modules: string, work: string }} settings `metrics` is where what run.sh counts
 *   is read; `modules` is the folder of nginx's modules, `work` the one for its own files.
 * @param {{ http?: string, server: string, headers: Record<string, string>, remotes?: [folder: string, name: string][] }} parts
 *   `http` and `server` are what the deployment adds to these blocks; `headers` are those of every answer.
 */
export const mainConfig = (
  { listen, metrics, modules, work },
  { http = '', server, headers, remotes = [] },
) => `# Written by platform/commands/nginx.mjs.
load_module ${modules}/ngx_http_brotli_static_module.so;
worker_processes auto;
pid ${work}/nginx.pid;
error_log stderr warn;
events {
  worker_connections 2048;
}
http {
  types {
    text/html html;
    text/css css;
    text/plain txt;
    text/javascript js cjs;
    text/xml xml;
    text/calendar ics;
    application/json json map;
    application/manifest+json webmanifest;
    font/woff2 woff2;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg jpeg;
    image/x-icon ico;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/plain text/javascript text/xml text/calendar application/json;
  ${LOG_FORMATS}
  access_log /dev/stdout json_lines;
  access_log ${work}/counted.log counted;
  client_body_temp_path ${work}/client_body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  keepalive_timeout 60s;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  client_max_body_size 16k;
  large_client_header_buffers 4 8k;
  reset_timedout_connection on;
  # A page is compared by its ETag alone: its time follows from its content (compose/contentTime.mjs).
  if_modified_since off;
  gzip_static on;
  brotli_static on;
  variables_hash_max_size 2048;
  map_hash_bucket_size 256;
  map_hash_max_size 8192;

${map('$request_uri', '$requested_path', [['"~^(?<request_path>[^?]*)"', '$request_path']])}${releaseEvents(remotes)}${answerMaps()}${http}
  server {
    listen ${listen} default_server backlog=1024;
    server_name _;
    absolute_redirect off;
    merge_slashes off;
    add_header Last-Modified "" always;
${addHeaders({ ...headers, 'Strict-Transport-Security': '$transport_security' })}
    location = /live {
      access_log off;
      default_type text/plain;
      return 200 "live\\n";
    }
${server}  }
  server {
    listen ${metrics};
    access_log off;
    location = /metrics {
      default_type "text/plain; version=0.0.4";
      alias ${work}/metrics;
    }
    location / {
      return 404;
    }
  }
}
`;
