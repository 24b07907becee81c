import type { Language } from '../../language/wording.ts';
import { SLUG } from '../../shared/slug.ts';
import type { SchemaFile } from '../schemas.ts';
import { builtInSchema, describedIn, mapping } from './built-in-schema.ts';
import { PROJECT, type USUAL } from './settings.ts';

const NAME = { type: 'string', pattern: '^[a-z0-9]+(?:[-/][a-z0-9]+)*$' };
const TEXTS = { type: 'array', uniqueItems: true, items: { type: 'string', minLength: 1 } };

/**
 * The schema of `project.yaml`.
 * @param checks the codes of all checks
 */
export function projectSchema(language: Language, checks: readonly string[]): SchemaFile {
  const say = describedIn(language);
  const schema = mapping(
    {
      language: {
        enum: ['fr', 'en'],
        ...say('la langue des dates, des nombres et de la typographie', 'of dates, numbers and typography'),
      },
      facts: { ...NAME, ...say('la collection des constantes', 'the collection of the facts') },
      phrases: { ...NAME, ...say('la collection des phrases', 'the collection of the phrases') },
      identity: {
        ...NAME,
        ...say(
          'le fichier de l’identité, dont les textes montrent les champs',
          'the file of who you are, whose fields texts show',
        ),
      },
      routes: {
        type: 'string',
        pattern: SLUG.source,
        ...say('le fichier de la table des routes', 'the file of the route table'),
      },
      redirects: {
        type: 'string',
        pattern: SLUG.source,
        ...say('le fichier des redirections', 'the file of the redirects'),
      },
      surfaces: {
        ...TEXTS,
        items: { type: 'string', pattern: SLUG.source },
        ...say('ce qui entoure chaque page', 'what surrounds every page'),
      },
      images: mapping(
        {
          folder: { ...NAME, ...say('le dossier des images', 'the folder of the images') },
          hosts: {
            anyOf: [
              { ...TEXTS, items: { type: 'string', pattern: '^[a-z0-9.-]+$' } },
              { type: 'string', pattern: '^[^.]+\\.[^.]+$' },
            ],
            ...say(
              'les hébergeurs permis, ou le champ d’un fichier qui les nomme, tel site.imageHosts',
              'the allowed hosts, or the field of a file that names them, as site.imageHosts',
            ),
          },
        },
        say('où sont les images', 'where the images are'),
      ),
      wordsAMinute: {
        type: 'integer',
        minimum: 50,
        maximum: 1000,
        ...say('ce que lit un visiteur en une minute', 'what a visitor reads in a minute'),
      },
      placeholders: {
        ...TEXTS,
        ...say('les mots qui disent qu’une valeur est provisoire', 'words that say that a value is made up'),
      },
      off: mapping(
        {
          checks: {
            ...TEXTS,
            items: { enum: checks },
            ...say('des codes, tel text/boast', 'codes, as text/boast'),
          },
          rules: { ...TEXTS, ...say('des règles, telle dead-link', 'rules, as dead-link') },
        },
        say('ce qui n’est pas vérifié', 'what is not checked'),
      ),
    } satisfies Record<keyof typeof USUAL, object>,
    say('Ce que les noms veulent dire dans ce projet', 'What names mean in this project'),
  );
  return builtInSchema(PROJECT, schema);
}
