# Adds the requests of a log to what /metrics said before, and writes what it says now. A line of the log is "STATUS SECONDS", and for
# a request that says something about a release also "REMOTE VERSION OUTCOME" (platform/hosting/releaseCounts.mjs). RELEASES lists
# the releases that are counted, a line "REMOTE VERSION" each.
# Usage: awk -f countRequests.awk METRICS_BEFORE RELEASES LOG
BEGIN {
  OFMT = CONVFMT = "%.15g"
  limits = split("0.01 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf", limit)
  start_limits = split("0.1 0.2 0.4 0.8 1.6 3.2 6.4 +Inf", start_limit)
  duration = "nginx_http_request_duration_seconds"
}
function add(name, more) {
  total[name "{remote=\"" $3 "\",version=\"" $4 "\"" more "}"]++
}
FILENAME == ARGV[1] {
  if ($1 !~ /^#/) total[$1] = $2
  next
}
FILENAME == ARGV[2] {
  listed[$1 " " $2]
  next
}
{
  total["nginx_http_requests_total{status=\"" $1 "\"}"]++
  for (i = 1; i <= limits; i++) if (i == limits || $2 <= limit[i] + 0) total[duration "_bucket{le=\"" limit[i] "\"}"]++
  total[duration "_sum"] += $2
  total[duration "_count"]++
}
NF == 5 && ($3 " " $4) in listed {
  split($5, outcome, "-")
  if (outcome[1] == "file") add("release_files_total", ",result=\"" outcome[2] "\"")
  if (outcome[1] ~ /^(shown|failed)$/) add("release_visits_total")
  if (outcome[1] ~ /^(failed|then)$/) add("release_faults_total", ",kind=\"" outcome[2] "\"")
  if ($5 ~ /^shown-/) for (i = outcome[2] + 1; i <= start_limits; i++) add("release_start_seconds_bucket", ",le=\"" start_limit[i] "\"")
}
END {
  print "# TYPE nginx_http_requests_total counter"
  for (name in total) if (name ~ /^nginx_http_requests_total/) print name, total[name]
  for (name in total) if (name ~ /^release_/) print name, total[name]
  print "# TYPE " duration " histogram"
  for (i = 1; i <= limits; i++) {
    name = duration "_bucket{le=\"" limit[i] "\"}"
    print name, total[name] + 0
  }
  print duration "_sum", total[duration "_sum"] + 0
  print duration "_count", total[duration "_count"] + 0
}
