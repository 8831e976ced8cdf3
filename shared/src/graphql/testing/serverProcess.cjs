// The GraphQL server of server.cjs in a process of its own, for tests that can't run it themselves (jsdom, Playwright).
const { spawn } = require('node:child_process');

function addressOf(server) {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The GraphQL server for tests ended before it listened.')));
    server.stdout?.on('data', (said) => {
      const [address] = /http:\/\/\S+/.exec(String(said)) ?? [];
      if (address) resolve(address);
    });
  });
}

async function startServerProcess() {
  const server = spawn(process.execPath, [require.resolve('./server.cjs'), '--port', '0'], {
    // Once this process is gone the channel closes, and the server ends.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await addressOf(server);
  const control = async (order) => {
    const answer = await fetch(url.replace(/graphql$/, 'control'), {
      method: 'POST',
      body: JSON.stringify(order),
    });
    return answer.json();
  };
  let fault = null;
  return {
    url,
    get fault() {
      return fault;
    },
    async reset(settings = {}) {
      fault = null;
      await control({ reset: settings });
    },
    async fail(next) {
      fault = next;
      await control({ fault });
    },
    put: async (data) => void (await control({ data })),
    calls: async () => (await control({})).calls,
    stop: () => void server.kill(),
  };
}

module.exports = { startServerProcess };
