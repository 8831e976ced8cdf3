import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';
import { ROOT } from '../ports.mjs';
import { ownOf, PICTURE_FOLDER, shapeOf, sourceOf } from './pictureFiles.mjs';

const MAX_MEGABYTES = 25;
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];
/** Systems put these into folders by themselves. */
const OF_SYSTEMS = /^(\W|Thumbs\.db$|desktop\.ini$)/i;
/** What an SVG may be made of, with what drawing programs note in it. Whoever opens an SVG runs what is in it as a page. */
const ELEMENTS =
  /^(svg|g|defs|symbol|use|switch|title|desc|style|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath|image|marker|clipPath|mask|pattern|linearGradient|radialGradient|stop|filter|fe[A-Z]\w+|metadata|namedview|page|grid|guide|RDF|Work|format|type|Agent|creator|date)$/;
const FROM_ELSEWHERE =
  /<!ENTITY|<\?(?!xml\s)|\son\w+\s*=|(?:\b(?:href|src)\s*=\s*["']|url\(\s*["']?)(?!\s*#|\s*data:image\/(?:png|jpe?g|gif|webp)[;,])[^"')]*|@import/i;

/** What an SVG holds beside the drawing; an empty text where it is no SVG. @param {Buffer} bytes @returns {string | undefined} */
export function strangeInSvg(bytes) {
  let svg;
  try {
    svg = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
  const names = [...svg.matchAll(/<([^\s/<>!?]+)/g)].map(([, name]) => name);
  if (!names.includes('svg') && !names.includes('svg:svg')) return '';
  const strange = names.find((name) => !ELEMENTS.test(name.slice(name.lastIndexOf(':') + 1)));
  return strange ? `<${strange}>` : FROM_ELSEWHERE.exec(svg)?.[0].trim();
}

/** What is wrong with a picture that the venue names; undefined where nothing is. */
function venuePictureWords(field, file, there) {
  if (!there.includes(file)) return `there is no file shared/content/pictures/${file}.`;
  if (/\.svg$/i.test(file)) {
    const strange = strangeInSvg(readFileSync(sourceOf(file)));
    if (strange)
      return `"${file}" holds ${strange.slice(0, 60)}: a drawing may hold no program and nothing from elsewhere. Save it as a plain SVG, or as PNG.`;
    if (strange === '') return `"${file}" is no SVG: save it as PNG.`;
  }
  return field === 'logo' && shapeOf(sourceOf(file)) === null
    ? `"${file}" has to be a PNG, or an SVG with a viewBox.`
    : undefined;
}

/** What is wrong with the files of own pictures, before they are opened. @returns {import('./crossRules.mjs').Problem[]} */
export function pictureProblems(content) {
  const own = ownOf(content);
  const folder = path.join(ROOT, PICTURE_FOLDER);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const there = entries.filter((each) => each.isFile()).map(({ name }) => name);
  const fields = ['logo', 'icon', 'sharePicture'].filter((field) => content.venue[field]);
  const named = [...own.map(({ file }) => file), ...fields.map((field) => content.venue[field])];
  const problems = own.flatMap(({ group, key, file }) => {
    const at = { file: 'pictures', path: [group, key, 'file'] };
    if (!ENDINGS.includes(path.extname(file).toLowerCase()))
      return {
        ...at,
        message: `"${file}" is no picture that can be read: it has to be ${ENDINGS.join(', ')}.`,
      };
    if (!there.includes(file)) return { ...at, message: `there is no file shared/content/pictures/${file}.` };
    const megabytes = statSync(sourceOf(file)).size / 1_000_000;
    return megabytes > MAX_MEGABYTES
      ? { ...at, message: `"${file}" has ${megabytes.toFixed(0)} MB; at most ${MAX_MEGABYTES} MB are read.` }
      : [];
  });
  for (const field of fields) {
    const message = venuePictureWords(field, content.venue[field], there);
    if (message) problems.push({ file: 'venue', path: [field], message });
  }
  const fresh = entries
    .map(({ name }) => name)
    .filter((each) => !named.includes(each) && !OF_SYSTEMS.test(each));
  const isPicture = (file) => there.includes(file) && ENDINGS.includes(path.extname(file).toLowerCase());
  const others = fresh.filter((file) => !isPicture(file));
  if (others.length > 0)
    problems.push({
      file: 'pictures',
      path: [],
      message: `shared/content/pictures has what is no picture for the pages: ${others.join(', ')}. Take it away, or save it there as JPEG.`,
    });
  const pictures = fresh.filter(isPicture);
  const taken = Object.values(content.pictures).flatMap((group) => Object.keys(group));
  if (pictures.length > 0)
    problems.push({
      file: 'pictures',
      path: content.pictures.own ? ['own'] : [],
      message: [
        `files of shared/content/pictures that have no entry: ${pictures.length}. Copy these lines ${content.pictures.own ? 'below "own:"' : 'to the end of the file'}, and say behind each alt what is to be seen; or take the files away.`,
        ...(content.pictures.own ? [] : ['own:']),
        ...pictures.map((file) => `  ${nameFor(file, taken)}: {file: ${JSON.stringify(file)}, alt: }`),
      ].join('\n'),
    });
  return problems;
}

/** A name for a picture, made of its file's: "nyama choma.jpg" gives nyamaChoma. */
function nameFor(file, taken) {
  const words = path
    .basename(file, path.extname(file))
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const name = words.map((word, index) => (index ? word[0].toUpperCase() + word.slice(1) : word)).join('');
  return /^[a-z]/.test(name) && !taken.includes(name) ? name : `own${name[0]?.toUpperCase()}${name.slice(1)}`;
}
