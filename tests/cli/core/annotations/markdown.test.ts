import { complaintsAbout } from '../../content-folder.ts';
import { transcript } from '../../transcript.ts';

const body = (...lines: readonly string[]) =>
  complaintsAbout({
    'articles/choisir.yaml': `title: a\ndate: "2026-01-01"\nbody: |\n${lines.map((line) => `  ${line}\n`).join('')}`,
  }).map((line) => line.replace('articles/choisir.yaml:', ''));

test('Markdown may hold links, headings, lists, emphasis, code and tables', () => {
  const lines = ['## Titre', '', '- *a* [b](/communes) `<b>`', '', '|a|', '|-|', '|**b**|'];
  lines.push('', '![Un sapin](sapin.svg)', '', '![Le même](sapin.svg){width=50%}');
  expect(body(...lines, '', '<https://a.example>', '[b](/communes "c")', '`[a](/b`', '[a] (voir)')).toEqual(
    [],
  );
});

test.each(transcript`
    a dead link | \nvoir [/communs](/communs)
    > 5:19-5:27 link/dead: le lien « /communs » ne mène nulle part -> vouliez-vous dire « /communes » ?
    a link that lands on a fallback | [a](/actualites/x)
    > 4:7-4:20 link/fallback: le lien « /actualites/x » nomme une page qui n’existe pas : une autre se montre à sa place -> prenez l’adresse dans le navigateur, sur la page même, ou demandez-la par le nom de l’entrée : « npm run sapin -- where towns/colmar »
    a script in a link | [a](JavaScript:alert(1))
    > 4:7-4:26 link/scheme: l’adresse « JavaScript:alert(1) » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    a script in brackets | <javascript:alert(1)>
    > 4:4-4:23 link/scheme: l’adresse « javascript:alert(1) » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    a script spelled with entities | [a](&#106;avascript:alert(1))
    > 4:3-4:32 link/scheme: l’adresse « javascript:alert(1) » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    a link without address | un [mot]()
    > 4:12-4:12 link/scheme: l’adresse «  » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    a picture that is not there | ![Un sapin](nobilis.svg)
    > 4:15-4:26 image/missing: l’image « nobilis.svg » n’est pas dans images/ -> ajoutez-la au dossier images/ du contenu
    a picture without description | ![](sapin.svg)
    > 4:7-4:16 text/image-alt: l’image « sapin.svg » n’est pas décrite -> écrivez entre les crochets ce que l’on y voit : ![Un sapin sous la neige](sapin.svg)
    a picture in a sentence | un ![Un sapin](sapin.svg) ici
    > 4:18-4:27 text/image-place: l’image « sapin.svg » est au milieu d’une phrase, d’une liste ou d’un tableau -> mettez-la seule, une ligne vide avant et une après
    a picture in a list | - ![Un sapin](sapin.svg)
    > 4:17-4:26 text/image-place: l’image « sapin.svg » est au milieu d’une phrase, d’une liste ou d’un tableau -> mettez-la seule, une ligne vide avant et une après
    a picture of another width | ![Un sapin](sapin.svg){width=40%}
    > 4:15-4:24 text/image-width: une image ne se montre pas sur 40 % de la largeur -> écrivez {width=33%}, {width=50%}, {width=67%}, ou rien pour toute la largeur
    a tag | un <b>mot
    > 4:6-4:9 text/html: le HTML n’est pas permis dans le Markdown (<b>) -> écrivez en Markdown : **gras**, *italique*, [texte](/adresse)
    a script | <script>alert(1)</script>
    > 4:3-4:28 text/html: le HTML n’est pas permis dans le Markdown (<script>alert(1)</script>) -> écrivez en Markdown : **gras**, *italique*, [texte](/adresse)
    a link with a space in it | [a] (/communes) b
    > 4:3-4:18 text/link: ce lien est mal fermé, et les visiteurs en liraient les crochets ([a] (/communes)) -> écrivez [texte](/adresse), sans espace entre « ] » et « ( » ni dans l’adresse
    a link that stays open | [a](/communes b.
    > 4:3-4:16 text/link: ce lien est mal fermé, et les visiteurs en liraient les crochets ([a](/communes) -> il manque « ) » après l’adresse : écrivez [texte](/adresse)
    a second title for the page | ## Un\n\n# Deux
    > 6:5-6:9 text/title: la page a déjà son titre : un texte n’en porte pas un second -> écrivez « ## » devant un sous-titre
    an unknown fact | \nun **{{nope}}**
    > 5:8-5:16 fact/unknown: la constante {{nope}} n’existe pas -> « npm run sapin -- stats --facts » donne la liste des constantes ; pour en ajouter une : facts/nope.yaml
  `)('Markdown: $title', ({ given: [text = ''], expected }) => {
  expect(body(...text.split('\n'))).toEqual(expected);
});
