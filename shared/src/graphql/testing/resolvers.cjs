const { GraphQLError } = require('graphql');
const { ACCOUNTS } = require('./seed.cjs');

const fail = (code, message, extra) => {
  throw new GraphQLError(message, { extensions: { code, ...extra } });
};

const nextId = (rows, prefix = '') => {
  const highest = Math.max(0, ...rows.map(({ id }) => Number(id.replace(prefix, '')) || 0));
  return prefix + String(highest + 1).padStart(prefix ? 3 : 1, '0');
};

/** One table with versions. `server.keepsVersions` off makes it a server of the bare contract. */
function table(server, name) {
  const rows = () => server.data[name];
  const versionKey = (id) => `${name}/${id}`;
  const show = (row, { versions }) => {
    if (row && server.keepsVersions)
      versions[row.id] = String(server.versions.get(versionKey(row.id))?.number ?? 1);
    return row ?? null;
  };
  const touch = (id, { user }) => {
    const number = (server.versions.get(versionKey(id))?.number ?? 1) + 1;
    server.versions.set(versionKey(id), { number, by: user.name });
  };
  const find = (id) => rows().find((row) => row.id === id) ?? fail('NOT_FOUND', `No record ${id}.`);
  const forChange = (id, { request }) => {
    const row = find(id);
    const wanted = request.headers.get('if-match');
    const { number = 1, by } = server.versions.get(versionKey(id)) ?? {};
    if (server.keepsVersions && wanted && wanted !== `"${number}"`)
      fail('CONFLICT', 'This record was changed meanwhile.', {
        savedBy: by,
        savedAt: '2030-05-03T09:00:00.000Z',
      });
    return row;
  };
  return {
    all: (context) => rows().map((row) => show(row, context)),
    one: (id, context) =>
      show(
        rows().find((row) => row.id === id),
        context,
      ),
    create(values, context, prefix) {
      const row = { ...values, id: nextId(rows(), prefix) };
      rows().push(row);
      return show(row, context);
    },
    change(id, context, edit) {
      const row = forChange(id, context);
      const result = edit(row);
      touch(id, context);
      show(row, context);
      return result;
    },
    remove(id, context) {
      forChange(id, context);
      server.data[name] = rows().filter((row) => row.id !== id);
      return true;
    },
  };
}

/** Every query and mutation of schema.graphql over the server's tables in memory. */
function resolvers(server) {
  const events = table(server, 'events');
  const reservations = table(server, 'reservations');
  const stalls = table(server, 'stalls');

  const read = (resolve) => (_, input, context) => {
    if (server.requiresSignIn && !context.user.token) fail('UNAUTHENTICATED', 'Sign in first.');
    return resolve(input, context);
  };
  const write = (resolve) =>
    read((input, context) => {
      if (!context.user.mayWrite) fail('FORBIDDEN', `${context.user.name} may only read.`);
      return resolve(input, context);
    });
  const filled = (values, field) =>
    values[field] !== '' || fail('BAD_USER_INPUT', `The ${field} must not be empty.`);
  const part = (list, name) => ({
    add: write(({ stallId, ...values }, context) =>
      stalls.change(stallId, context, (stall) => {
        const added = { ...values, id: nextId(stall[list]) };
        stall[list] = [...stall[list], added];
        return added;
      }),
    ),
    remove: write((input, context) =>
      stalls.change(input.stallId, context, (stall) => {
        stall[list] = stall[list].filter(({ id }) => id !== input[name]);
        return true;
      }),
    ),
  });
  const images = part('images', 'imageId');
  const menu = part('menuHighlights', 'menuItemId');
  const edited = (input) => (row) => Object.assign(row, input, { id: row.id });

  return {
    Query: {
      events: read((_, context) => events.all(context)),
      event: read(({ id }, context) => events.one(id, context)),
      reservations: read((_, context) => reservations.all(context)),
      reservation: read(({ id }, context) => reservations.one(id, context)),
      reservationsByStatus: read(({ status }, context) =>
        reservations.all(context).filter((row) => row.status === status),
      ),
      stalls: read((_, context) => stalls.all(context)),
      stall: read(({ id }, context) => stalls.one(id, context)),
    },
    Mutation: {
      createEvent: write(({ input }, context) => filled(input, 'title') && events.create(input, context)),
      updateEvent: write(
        ({ id, input }, context) => filled(input, 'title') && events.change(id, context, edited(input)),
      ),
      deleteEvent: write(({ id }, context) => events.remove(id, context)),
      createReservation: write(({ input }, context) =>
        reservations.create(
          { ...input, status: 'pending', createdAt: new Date().toISOString() },
          context,
          'RES-',
        ),
      ),
      updateReservation: write(({ id, input }, context) => reservations.change(id, context, edited(input))),
      updateReservationStatus: write(({ id, status }, context) =>
        reservations.change(id, context, edited({ status })),
      ),
      deleteReservation: write(({ id }, context) => reservations.remove(id, context)),
      createStall: write(({ input }, context) => filled(input, 'name') && stalls.create(input, context)),
      updateStall: write(
        ({ id, input }, context) => filled(input, 'name') && stalls.change(id, context, edited(input)),
      ),
      deleteStall: write(({ id }, context) => stalls.remove(id, context)),
      addStallImage: images.add,
      removeStallImage: images.remove,
      addMenuItem: menu.add,
      removeMenuItem: menu.remove,
      signIn: (_, { email, password }) =>
        ACCOUNTS.find((account) => account.email === email && account.password === password)?.token ??
        fail('UNAUTHENTICATED', 'Wrong e-mail or password.'),
      signOut: read((_, { user }) => Boolean(user.token) || fail('UNAUTHENTICATED', 'Sign in first.')),
    },
  };
}

module.exports = { resolvers };
