import '../testing/onPostgres';
import './migrations.long.test';
