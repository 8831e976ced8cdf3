// What depends on the database holds on PostgreSQL as on the embedded one: locks, unique keys, ids, times, limits.
import '../testing/onPostgres';
import '../records/change.test';
import '../records/versions.test';
import '../reservations/reservations.test';
import '../events/events.test';
import '../stalls/stalls.test';
import '../auth/accountApi.test';
import '../auth/signIn.long.test';
import './generatedCalls.long.test';
