# Adds the requests of a log, a line "STATUS SECONDS" each, to what /metrics said before, and writes what it says now.
# Usage: awk -f countRequests.awk METRICS_BEFORE LOG
BEGIN {
  OFMT = CONVFMT = "%.15g"
  limits = split("0.01 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf", limit)
  duration = "nginx_http_request_duration_seconds"
}
FILENAME == ARGV[1] {
  if ($1 !~ /^#/) total[$1] = $2
  next
}
{
  total["nginx_http_requests_total{status=\"" $1 "\"}"]++
  for (i = 1; i <= limits; i++) if (i == limits || $2 <= limit[i] + 0) total[duration "_bucket{le=\"" limit[i] "\"}"]++
  total[duration "_sum"] += $2
  total[duration "_count"]++
}
END {
  print "# TYPE nginx_http_requests_total counter"
  for (name in total) if (name ~ /^nginx_http_requests_total/) print name, total[name]
  print "# TYPE " duration " histogram"
  for (i = 1; i <= limits; i++) {
    name = duration "_bucket{le=\"" limit[i] "\"}"
    print name, total[name] + 0
  }
  print duration "_sum", total[duration "_sum"] + 0
  print duration "_count", total[duration "_count"] + 0
}
