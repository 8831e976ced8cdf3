#!/bin/sh
# Runs nginx with the configuration beside this script. For the shell, the second argument names the composed site: whenever
# another version of it is live, nginx reads its addresses and headers anew. A version that nginx refuses changes nothing.
# NGINX_GLOBALS may hold more directives of nginx's outermost level. TRUSTED_PROXIES names the addresses and networks, with commas
# between them, whose X-Forwarded-For is believed.
# What it has answered is counted every two seconds, for /metrics.
# Usage: run.sh WORK_FOLDER [SITE_FOLDER]
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
work=$1
site=${2-}
mkdir -p "$work"
: > "$work/metrics"
: > "$work/releases"
echo "${TRUSTED_PROXIES-}" | tr ', ' '\n\n' | sed -n 's/..*/set_real_ip_from &;/p' > "$work/proxies.conf"

live_version() {
  sed -n 's/.*"live":"\([^"]*\)".*/\1/p' "$site/live.json" 2>/dev/null || true
}

# Takes the files of the live version. Fails when there is none.
take_site() {
  version=$(live_version)
  [ -n "$version" ] && cp "$site/$version/.nginx.conf" "$work/site.conf.new" && mv "$work/site.conf.new" "$work/site.conf" || return 1
  # A site that was composed before releases were counted has no list of them.
  cp "$site/$version/.releases" "$work/releases.new" 2>/dev/null && mv "$work/releases.new" "$work/releases" || true
}

# Counts the log that was put aside the last time, to whose end nginx has come by now, and puts the present one aside.
count_requests() {
  if [ -f "$work/counted.aside" ]; then
    awk -f "$here/countRequests.awk" "$work/metrics" "$work/releases" "$work/counted.aside" > "$work/metrics.new" &&
      mv "$work/metrics.new" "$work/metrics"
  fi
  mv "$work/counted.log" "$work/counted.aside" && kill -USR1 "$nginx_pid"
}

taken=
if [ -n "$site" ]; then
  until take_site; do
    echo "Nothing has been composed into $site yet; waiting." >&2
    sleep 1
  done
  taken=$version
fi

nginx -e stderr -c "$here/nginx.conf" -g "daemon off; ${NGINX_GLOBALS-}" &
nginx_pid=$!
trap 'kill -QUIT "$nginx_pid"' TERM QUIT
trap 'kill -INT "$nginx_pid"' INT

seconds=0
while kill -0 "$nginx_pid" 2>/dev/null; do
  sleep 1 &
  wait $! || true
  seconds=$((seconds + 1))
  [ $((seconds % 2)) -ne 0 ] || count_requests || true
  [ -n "$site" ] || continue
  version=$(live_version)
  [ -n "$version" ] && [ "$version" != "$taken" ] || continue
  cp "$work/site.conf" "$work/site.conf.before"
  take_site || continue
  if nginx -e stderr -c "$here/nginx.conf" -t -q; then
    kill -HUP "$nginx_pid"
    echo "nginx serves $version." >&2
  else
    mv "$work/site.conf.before" "$work/site.conf"
    echo "nginx refuses $version; the site stays as it was." >&2
  fi
  taken=$version
done
wait "$nginx_pid"
