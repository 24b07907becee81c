import type { Content } from '../content/content.ts';
import type { ImageFault } from '../content/image-file.ts';
import { FLAG, STRING } from '../content/keyword.ts';
import { closest } from '../content/nearest.ts';
import { PROJECT } from '../content/settings/settings.ts';
import type { Reader } from '../language/reader.ts';
import { en, fr } from '../messages/phrases.ts';
import { slugify } from '../shared/slug.ts';
import { isMapping } from '../values/json-value.ts';
import { lastStep } from '../values/pointer.ts';
import type { Annotation } from './annotation.ts';
import type { Fault } from './check-kinds.ts';

interface WrongPath {
  readonly value: string;
  readonly folder: string;
  readonly nearest: string | undefined;
  /** The path from the images folder, where the same file was named from elsewhere. */
  readonly inside?: string | undefined;
  /** A name without accents, for a file of this name whose accents are encoded differently, as on a Mac. */
  readonly plain?: string | undefined;
}

export interface ImageParams {
  'image/missing': WrongPath;
  'image/outside': WrongPath;
  'image/unusable': { value: string; fault: ImageFault };
  /** `place` is the file and the field that list the hosts. */
  'image/host': { value: string; hosts: readonly string[]; place: readonly [file: string, field: string] };
}

/** A string: a file of the images folder, or an https address on an allowed host. */
export const image: Annotation<ImageParams> = {
  keyword: 'x-image',
  ...STRING,
  argument: FLAG,
  words: {
    'image/missing': (params, reader) => {
      const { value, folder, plain } = params;
      const [image, picture] = [`l’image ${fr.quote(value)}`, `the image ${en.quote(value)}`];
      if (plain)
        return [
          `${image} n’est pas ${among(folder, reader)} : celle de ce nom a ses accents codés autrement`,
          reader.isAtDesk
            ? 'ajoutez-la de nouveau ici : le bureau lui donnera un nom sans accents'
            : `renommez le fichier sans accents, et écrivez ${fr.quote(plain)} ici`,
          `${picture} is not in ${folder}/: the file of that name has its accents encoded differently`,
          `rename the file without accents, and write ${en.quote(plain)} here`,
        ];
      const hint = missingHint(params, reader);
      return [
        `${image} n’est pas ${among(folder, reader)}`,
        hint.fr,
        `${picture} is not in ${folder}/`,
        hint.en,
      ];
    },
    'image/outside': ({ value, folder, nearest, inside }, reader) => [
      reader.isAtDesk
        ? `l’image ${fr.quote(value)} n’est pas parmi celles du site`
        : `le chemin ${fr.quote(value)} sort du dossier ${folder}/`,
      reader.isAtDesk
        ? CHOOSE
        : inside
          ? pathHint(inside, folder, reader).fr
          : fr.orElse(nearest, `écrivez un chemin à l’intérieur de ${folder}/`),
      `the path ${en.quote(value)} leaves the images folder`,
      inside ? pathHint(inside, folder, reader).en : en.orElse(nearest, `write a path inside ${folder}/`),
    ],
    'image/unusable': ({ value, fault }) => {
      const [image, picture] = [`l’image ${fr.quote(value)}`, `the image ${en.quote(value)}`];
      switch (fault.reason) {
        case 'ending':
          return [
            `${image} n’est pas d’un format connu`,
            'enregistrez une photo en .jpg, une image à fond transparent en .png, un dessin en .svg',
            `${picture} is of no known format`,
            'save a photograph as .jpg, an image with a transparent ground as .png, a drawing as .svg',
          ];
        case 'heic':
          return [
            `${image} est une photo d’iPhone au format HEIC, quel que soit son nom : les navigateurs ne la lisent pas`,
            'ouvrez-la et exportez-la en JPEG, ou envoyez-la-vous par courriel depuis le téléphone : elle arrive en .jpg',
            `${picture} is a photograph of an iPhone in HEIC format, whatever its name says: browsers cannot read it`,
            'open it and export it as JPEG, or mail it to yourself from the phone: it arrives as .jpg',
          ];
        case 'broken':
          return [
            `${image} ne se lit pas : elle est abîmée, ou d’un autre format que son nom ne le dit`,
            'ouvrez l’original et enregistrez-le de nouveau : une photo en .jpg, un dessin en .svg',
            `${picture} cannot be read: the file is damaged, or of another format than its name says`,
            'open the original and save it again: a photograph as .jpg, a drawing as .svg',
          ];
        case 'active':
          return [
            `${image} contient un programme, ou renvoie à un autre fichier : un dessin ne fait que se montrer`,
            'ouvrez-la dans un logiciel de dessin et enregistrez-la de nouveau en « SVG simple » ou « optimisé »',
            `${picture} holds a program, or refers to another file: a drawing only shows itself`,
            'open it in a drawing program and save it again as "plain" or "optimized" SVG',
          ];
        case 'cut':
          return [
            `${image} s’arrête avant sa fin : il en manque une partie`,
            'copiez-la de nouveau depuis l’appareil, le message ou le site d’où elle vient, ou ouvrez l’original et enregistrez-le de nouveau',
            `${picture} stops before its end: a part of the file is missing`,
            'copy it again from the camera, the message or the site that it comes from, or open the original and save it again',
          ];
        case 'bytes':
          return [
            `${image} pèse ${Math.ceil(fault.bytes / 1024)} Ko, plus que les ${fault.max / 1024} Ko permis`,
            'réduisez-la : 2400 pixels de large suffisent à une photo ; un dessin ne contient pas de photo',
            `${picture} is ${Math.ceil(fault.bytes / 1024)} KiB, more than the ${fault.max / 1024} KiB allowed`,
            'make it smaller: 2400 pixels across are enough for a photograph; a drawing holds no photograph',
          ];
        case 'pixels':
          return [
            `${image} fait ${fault.width} × ${fault.height} pixels, plus que les ${fault.max} permis de côté`,
            'réduisez-la : 2400 pixels de large suffisent',
            `${picture} is ${fault.width} × ${fault.height} pixels, more than the ${fault.max} allowed a side`,
            'make it smaller: 2400 pixels across are enough',
          ];
      }
    },
    'image/host': ({ value, hosts, place: [file, field] }, reader) => [
      `l’image ${fr.quote(value)} ne vient pas d’un hébergeur permis`,
      reader.isAtDesk
        ? CHOOSE
        : hosts.length > 0
          ? `les hébergeurs permis : ${hosts.join(', ')} (${file}, ${field})`
          : `ajoutez l’hébergeur à ${field} dans ${file}`,
      `the image ${en.quote(value)} is not on an allowed host`,
      hosts.length > 0
        ? `the allowed hosts: ${hosts.join(', ')} (${file}, ${field})`
        : `add its host to ${field} in ${file}`,
    ],
  },
  *check({ content, text: value }) {
    if (value !== undefined) yield* imageFaults(content, value);
  },
};

export function* imageFaults(content: Content, value: string): Generator<Fault<ImageParams>> {
  const { images } = content;
  if (/^[a-z][a-z0-9+.-]*:/i.test(value) || value.startsWith('//')) {
    const allowed = allowedHosts(content);
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (allowed && (url?.protocol !== 'https:' || !allowed.hosts.includes(url.hostname)))
      yield { code: 'image/host', params: { value, ...allowed } };
  } else if (value.startsWith('/') || value.split(/[\\/]/).includes('..')) {
    yield { code: 'image/outside', params: wrongPath(content, value) };
  } else {
    const file = images.get(value);
    if (!file) yield { code: 'image/missing', params: wrongPath(content, value) };
    else if (file.fault) yield { code: 'image/unusable', params: { value, fault: file.fault } };
  }
}

/** `photos/Épicéa 1.JPG` as `photos/epicea-1.jpg`. */
function withoutAccents(path: string): string {
  const name = lastStep(path);
  const dot = name.lastIndexOf('.');
  return `${path.slice(0, path.lastIndexOf('/') + 1)}${slugify(name.slice(0, dot))}${name.slice(dot).toLowerCase()}`;
}

/** What a path may mean that names no picture: the same file from another folder, else the likeliest one. */
function wrongPath({ images, imagePaths, settings }: Content, value: string): WrongPath {
  const { folder } = settings.images;
  const from = value.replaceAll('\\', '/').split(`${folder}/`).at(-1) ?? value;
  const inside = from.replace(/^\.?\/+/, '');
  const isThere = images.has(inside);
  const isAlike = imagePaths.some((path) => path !== value && path.normalize() === value.normalize());
  return {
    value,
    folder,
    nearest: isAlike ? undefined : closest(inside, imagePaths),
    inside: isThere ? inside : undefined,
    plain: isAlike ? withoutAccents(value) : undefined,
  };
}

const CHOOSE = 'choisissez-la parmi les images du site, ou ajoutez-la ici';

const among = (folder: string, { isAtDesk }: Reader) =>
  isAtDesk ? 'parmi les images du site' : `dans ${folder}/`;

function missingHint({ folder, nearest, inside }: WrongPath, reader: Reader) {
  if (reader.isAtDesk) return { fr: CHOOSE, en: '' };
  if (inside) return pathHint(inside, folder, reader);
  return nearest
    ? {
        fr: `${fr.orElse(nearest, '')} une nouvelle image se met dans ${folder}/`,
        en: `${en.orElse(nearest, '')} a new picture goes into ${folder}/`,
      }
    : {
        fr: `ajoutez-la au dossier ${folder}/ du contenu`,
        en: `add it to the folder ${folder}/ of the content`,
      };
}

const pathHint = (inside: string, folder: string, reader: Reader) => ({
  fr: `écrivez ${fr.quote(inside)}, le chemin à l’intérieur de ${folder}/${fr.orFix(reader)}`,
  en: `write ${en.quote(inside)}, the path inside ${folder}/${en.orFix}`,
});

/** The hosts of images, and where they are listed; `undefined` while the file that lists them cannot be read. */
function allowedHosts({
  singletons,
  settings,
}: Content): Pick<ImageParams['image/host'], 'hosts' | 'place'> | undefined {
  const { hosts } = settings.images;
  if (typeof hosts !== 'string') return { hosts, place: [`${PROJECT}.yaml`, 'images.hosts'] };
  const [name = '', field = ''] = hosts.split('.');
  const file = singletons.get(name);
  if (file && file.syntax().problems.length > 0) return undefined;
  const listed = isMapping(file?.value) ? file.value[field] : undefined;
  return {
    hosts: Array.isArray(listed) ? listed.filter((host) => typeof host === 'string') : [],
    place: [file?.file.path ?? `${name}.yaml`, field],
  };
}
