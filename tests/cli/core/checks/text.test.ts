// doubled-word, plain-markup, price, quotes and most of style: what each says of a text, as YAML writes it.
import { checkShop } from '../../shop-content.ts';
import { transcript } from '../../transcript.ts';
import { warningsOfText } from './warnings-of.ts';

test.each(transcript`
  doubled-word | au bord de de l’eau
  > 3:15-3:20 « de » est écrit deux fois de suite -> gardez-en un
  doubled-word | (Le le soir)
  > 3:8-3:13 « le » est écrit deux fois de suite -> gardez-en un
  doubled-word | >-\n  au bord de\n  de l’eau
  > 4:11-5:5 « de » est écrit deux fois de suite -> gardez-en un
  doubled-word | Nous nous arrêtons où vous vous garez.
  doubled-word | Il faut faire faire un pied.
  doubled-word | La vigne, vigne après vigne.
  doubled-word | Le sapin sapinière.
  doubled-word | Est-ce ce que vous cherchez ?
  doubled-word | De {{radius}} {{radius}} de plus.
  doubled-word | |\n  Le soir\n\n  soir de fête
  markup | Le [village](/nos-sapins) dort
  > 3:10-3:32 ce champ est un texte simple : les visiteurs y liraient « [village](/nos-sapins) » avec ses signes -> écrivez « village » sans lien : un lien va dans un champ de lien, ou dans un long texte
  markup | Le [village] (/nos-sapins) dort
  > 3:10-3:33 ce champ est un texte simple : les visiteurs y liraient « [village] (/nos-sapins) » avec ses signes -> écrivez « village » sans lien : un lien va dans un champ de lien, ou dans un long texte
  markup | Un **grand** sapin
  > 3:10-3:19 ce champ est un texte simple : les visiteurs y liraient « **grand** » avec ses signes -> écrivez « grand » sans rien autour
  markup | Retard ce soir<br>Merci
  > 3:21-3:25 ce champ est un texte simple : les visiteurs y liraient « <br> » avec ses signes -> remplacez-le par une espace
  markup | D&eacute;cor
  > 3:8-3:16 ce champ est un texte simple : les visiteurs y liraient « &eacute; » avec ses signes -> écrivez « é » sans rien autour
  markup | Merci&nbsp;!
  > 3:12-3:18 ce champ est un texte simple : les visiteurs y liraient « &nbsp; » avec ses signes -> remplacez-le par une espace
  markup | "Moins de 5 < 7"
  markup | "Boules & étoiles;"
  markup | "A&B ; C"
  markup | "<- ici"
  markup | "&inconnu;"
  markup | Le sapin [le vrai] (à Colmar)
  markup | Deux * deux
  price | Un sapin à 45 € livré
  > 3:18-3:22 le prix « 45 € » est écrit dans un texte -> un prix va dans un champ de prix : le texte ne le suit pas quand il change
  price | dès quarante-cinq euros
  > 3:11-3:30 le prix « quarante-cinq euros » est écrit dans un texte -> un prix va dans un champ de prix : le texte ne le suit pas quand il change
  price | Prix en euros, taxes comprises
  price | Une amende de 300 000 euros
  price | Un billet en €
  quotes | Le “beau” sapin
  > 3:10-3:16 les guillemets de “beau” ne sont pas ceux du français -> écrivez « beau »
  quotes | 'Le "beau" sapin'
  > 3:11-3:17 les guillemets de "beau" ne sont pas ceux du français -> écrivez « beau »
  quotes | “Le beau sapin”
  > 3:7-3:22 les visiteurs liront ces guillemets : « “Le beau sapin” » -> effacez-les : la valeur s’écrit sans
  quotes | ‘Le beau sapin’
  > 3:7-3:22 les visiteurs liront ces guillemets : « ‘Le beau sapin’ » -> effacez-les : la valeur s’écrit sans
  quotes | L’arbre des rois’
  quotes | Le « beau » sapin
  quotes | "Le beau sapin"
  quotes | L’"
  quotes | Le <a href="/b">beau</a> sapin
  quote-alone | Le sapin"
  > 3:15-3:16 ce guillemet « " » est seul : les visiteurs le liront -> effacez-le, ou écrivez « … » autour des mots qu’il devait citer
  quote-alone | L’"
  > 3:9-3:10 ce guillemet « " » est seul : les visiteurs le liront -> effacez-le, ou écrivez « … » autour des mots qu’il devait citer
  quote-alone | '"Le sapin'
  > 3:8-3:9 ce guillemet « " » est seul : les visiteurs le liront -> effacez-le, ou écrivez « … » autour des mots qu’il devait citer
  quote-alone | 'Le "beau" sapin" de fête'
  > 3:23-3:24 ce guillemet « " » est seul : les visiteurs le liront -> effacez-le, ou écrivez « … » autour des mots qu’il devait citer
  quote-alone | Le sapin de 12"
  quote-alone | Un pot de 12 "
  quote-alone | L’"a" et "b"
  quote-alone | "Le sapin"
  quote-alone | 5'10"
  quote-alone | |\n  Il dit "a\n  b" et part
  boast | Une qualité exceptionnelle.
  > 3:19-3:33 « exceptionnelle » vante et ne montre rien -> dites ce qui se voit, se mesure ou se sent
  boast | Un doute, n'hésitez pas.
  > 3:17-3:26 « n'hésitez » vante et ne montre rien -> dites ce qui se voit, se mesure ou se sent
  boast | Il sent encore la résine.
  boast | Le cône n’est pas parfait.
  boast | Un [guide](/communes?le=parfait).
  exclamation | Vite ! Il part !
  > 3:22-3:23 2 points d’exclamation dans un même texte -> gardez-en un au plus
  exclamation | Un ! Deux ! Trois !
  > 3:17-3:18 3 points d’exclamation dans un même texte -> gardez-en un au plus
  exclamation | Joyeux Noël !
  exclamation | Joyeux Noël ! ![Un sapin](sapin.jpg) ![Une boule](boule.jpg)
  informal | Pose ton sapin.
  > 3:12-3:15 « ton » tutoie le lecteur -> le site vouvoie : écrivez « votre »
  informal | Tu choisis.
  > 3:7-3:9 « Tu » tutoie le lecteur -> le site vouvoie : écrivez « vous »
  informal | Nous t'attendons.
  > 3:12-3:14 « t' » tutoie le lecteur -> le site vouvoie : écrivez « vous »
  informal | Avec tes enfants.
  > 3:12-3:15 « tes » tutoie le lecteur -> le site vouvoie : écrivez « vos »
  informal | Votre sapin, à vous.
  informal | Un vert d’un ton plus clair, ton sur ton.
  informal | Le ton monte.
  informal | Devant le TA de Colmar, écrivez à te@exemple.org.
  informal | Bienvenue à tou·te·s, rue Tu Duc, pour le « Te Deum ».
  informal | Ta Nordmann arrive.
  > 3:7-3:9 « Ta » tutoie le lecteur -> le site vouvoie : écrivez « votre »
  informal | A-t-il de l’eau ?
  informal | Sous le toit, la table et le thé.
`)('$title: $given.0', ({ title: code, given: [text = ''], expected }) => {
  expect(warningsOfText(`text/${code}`, text)).toEqual(expected);
});

test('the capital of a company is no price', () => {
  const after = 'capital: 5 000 €\n';
  const { warnings } = checkShop({ file: 'site.yaml', before: 'capital: capital de fiction\n', after });
  expect(warnings.filter(({ file }) => file === 'site.yaml')).toEqual([]);
});
