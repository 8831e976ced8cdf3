import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { SIGNATURE_FILE } from './releaseFile.mjs';

const KEY_TYPE = 'ed25519';
const spkiOf = (key) => key.export({ type: 'spki', format: 'der' });
const idOf = (key) => createHash('sha256').update(spkiOf(key)).digest('hex').slice(0, 16);

function requireType(key, what) {
  if (key.asymmetricKeyType !== KEY_TYPE) throw new Error(`${what} is no Ed25519 key.`);
  return key;
}

/** Calls a reader of keys, whose errors say nothing to people. */
function readKey(what, read) {
  let key;
  try {
    key = read();
  } catch {
    throw new Error(`${what} is no key that can be read.`);
  }
  return requireType(key, what);
}

/**
 * Makes the keys of a team.
 * @returns {{ id: string, privateKey: string, publicKey: string }} The private one as PEM (PKCS #8), the public one as
 *   `platform/keys.json` lists it: its SPKI in base64.
 */
export function makeKeys() {
  const { privateKey, publicKey } = generateKeyPairSync(KEY_TYPE);
  return {
    id: idOf(publicKey),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    publicKey: spkiOf(publicKey).toString('base64'),
  };
}

/** A signed release says how it was made. */
export function requireProvenance(release, name) {
  const missing = ['commit', 'builtAt', 'builder'].filter((field) => typeof release[field] !== 'string');
  if (missing.length > 0)
    throw new Error(
      `The release.json of ${name} does not say ${missing.join(', ')}. Where there is no clone, SOURCE_COMMIT names the commit.`,
    );
}

/**
 * Signs the exact bytes of a `release.json`.
 * @param {Uint8Array} bytes
 * @param {string} pem The private key.
 * @returns {{ text: string, id: string, publicKey: string }} The text of `release.sig`, and the key as it must be listed.
 */
export function signBytes(bytes, pem) {
  const privateKey = readKey('The private key', () => createPrivateKey(pem));
  const publicKey = createPublicKey(privateKey);
  const signature = { key: idOf(publicKey), signature: sign(null, bytes, privateKey).toString('base64') };
  return {
    text: `${JSON.stringify(signature, null, 2)}\n`,
    id: signature.key,
    publicKey: spkiOf(publicKey).toString('base64'),
  };
}

/** The listed keys, each with its id. */
function readListed(listed) {
  return listed.map((line) => {
    const key = readKey(`"${line}", which is listed in platform/keys.json,`, () =>
      createPublicKey({ key: Buffer.from(line, 'base64'), type: 'spki', format: 'der' }),
    );
    return { id: idOf(key), key };
  });
}

function parseSignature(text, name) {
  try {
    const { key, signature } = JSON.parse(text);
    if (typeof key === 'string' && typeof signature === 'string') return { key, signature };
  } catch {
    // It gets the same message as one without the two fields.
  }
  throw new Error(`The ${SIGNATURE_FILE} of ${name} is no signature, so nobody knows who made it.`);
}

/**
 * Checks who signed a `release.json`.
 * @param {{ name: string, remote: string, bytes: Uint8Array, signature: string | undefined, keys: string[] }} release `name`
 *   is for messages, `signature` the text of `release.sig`, `keys` what is listed for the remote.
 * @returns {string} The id of the key.
 * @throws Error that says what is wrong with it, and what helps.
 */
export function requireSignature({ name, remote, bytes, signature: text, keys }) {
  if (text === undefined)
    throw new Error(
      `${name} is not signed, and of ${remote} only what its team has signed is used. To sign a build: npm run releases -- sign ${remote} --key FILE`,
    );
  const { key: id, signature } = parseSignature(text, name);
  const listed = readListed(keys);
  const signer = listed.find((candidate) => candidate.id === id);
  if (!signer)
    throw new Error(
      `${name} is signed with the key ${id}, which is not listed for ${remote}, or no longer. Listed: ${listed.map((each) => each.id).join(', ')} (platform/keys.json). Build it again and sign it with one of these.`,
    );
  if (!verify(null, bytes, signer.key, Buffer.from(signature, 'base64')))
    throw new Error(
      `The signature of ${name} does not fit: its release.json was changed, or was not signed with the key ${id} of ${remote}. Nothing of it is used.`,
    );
  return id;
}
