import type { ImageFault } from '../content/image-file.ts';
import { isMapping } from '../content/json-value.ts';
import { closest } from '../content/nearest.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';
import { FLAG } from './keyword.ts';

export interface ImageParams {
  'image/missing': { value: string; nearest: string | undefined };
  'image/outside': { value: string; nearest: string | undefined };
  'image/unusable': { value: string; fault: ImageFault };
  'image/host': { value: string; hosts: readonly string[] };
}

/** A string: a file of `images/`, or an https address on an allowed host. */
export const image: Annotation<ImageParams> = {
  keyword: 'x-image',
  argument: FLAG,
  words: {
    'image/missing': ({ value, nearest }) => [
      `l’image ${fr.quote(value)} n’est pas dans images/`,
      fr.orElse(nearest, 'ajoutez-la au dossier content/images/'),
      `the image ${en.quote(value)} is not in images/`,
      en.orElse(nearest, 'add it to content/images/'),
    ],
    'image/outside': ({ value, nearest }) => [
      `le chemin ${fr.quote(value)} sort du dossier images/`,
      fr.orElse(nearest, 'écrivez un chemin à l’intérieur de content/images/'),
      `the path ${en.quote(value)} leaves the images folder`,
      en.orElse(nearest, 'write a path inside content/images/'),
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
        case 'broken':
          return [
            `${image} ne se lit pas : le fichier est abîmé, ou d’un autre format que son nom ne le dit`,
            'ouvrez l’original et enregistrez-le de nouveau',
            `${picture} cannot be read: the file is damaged, or of another format than its name says`,
            'open the original and save it again',
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
    'image/host': ({ value, hosts }) => [
      `l’image ${fr.quote(value)} ne vient pas d’un hébergeur permis`,
      hosts.length > 0
        ? `les hébergeurs permis : ${hosts.join(', ')} (site.yaml, imageHosts)`
        : 'ajoutez l’hébergeur à imageHosts dans site.yaml',
      `the image ${en.quote(value)} is not on an allowed host`,
      hosts.length > 0
        ? `the allowed hosts: ${hosts.join(', ')} (site.yaml, imageHosts)`
        : 'add its host to imageHosts in site.yaml',
    ],
  },
  *check({ content, text: value }) {
    if (value === undefined) return;
    const { images, imagePaths } = content;
    if (/^[a-z][a-z0-9+.-]*:/i.test(value) || value.startsWith('//')) {
      const site = content.singletons.get('site');
      if (site && site.syntax().problems.length > 0) return; // which hosts are allowed is not known
      const listed =
        isMapping(site?.value) && Array.isArray(site.value.imageHosts) ? site.value.imageHosts : [];
      const hosts = listed.filter((host) => typeof host === 'string');
      const url = URL.canParse(value) ? new URL(value) : undefined;
      if (url?.protocol !== 'https:' || !hosts.includes(url.hostname))
        yield { code: 'image/host', params: { value, hosts } };
    } else if (value.startsWith('/') || value.split(/[\\/]/).includes('..')) {
      const inside = value.replace(/^(?:.*\/)?images\//, '');
      yield { code: 'image/outside', params: { value, nearest: closest(inside, imagePaths) } };
    } else {
      const file = images.get(value);
      if (!file) yield { code: 'image/missing', params: { value, nearest: closest(value, imagePaths) } };
      else if (file.fault) yield { code: 'image/unusable', params: { value, fault: file.fault } };
    }
  },
};
