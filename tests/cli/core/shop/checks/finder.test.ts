import { rangeOf } from '../../../../../cli/core/diagnostics/problem.ts';
import { wordingOf } from '../../../../../cli/core/load/catalogue.ts';
import { checkShop, type ShopEdit } from '../../../shop-content.ts';
import { transcript } from '../../../transcript.ts';
import { expectBothLanguages } from '../../../wording.ts';

/** What `check` says of the shop after an edit: the line in which it stands, the code and the words. */
function faults(edit: ShopEdit, changed?: ReadonlySet<string>): readonly string[] {
  return checkShop(edit, changed).problems.map((problem) => {
    const { code, text, span } = problem;
    expectBothLanguages((...to) => wordingOf(problem, ...to), code);
    const line = text.split('\n')[rangeOf(text, span).line - 1]?.trim();
    const { message, hint } = wordingOf(problem, 'fr');
    return `${line} ${code}: ${message} -> ${hint}`;
  });
}

test.each(transcript`
  a question that no rule reads, a rule of a question that is not asked | question: prix | question: pris
  > - id: prix finder/unread-question: aucune règle ne lit la question « prix » -> écrivez une règle qui la lit, ou retirez la question : elle ne changerait rien
  > question: pris finder/never-matches: cette règle lit la question « pris », qui n’existe pas -> vouliez-vous dire « prix » ?
  an answer that is not offered | answers: [petits] | answers: [petit]
  > answers: [petit] finder/never-matches: cette règle attend la réponse « petit », que la question ne propose pas -> vouliez-vous dire « petits » ?
  an option that is compared as a number | field: price\n    test: at-most | field: price\n    test: is\n    values: [soft]
  > test: is finder/never-matches: cette règle ne convient pas aux réponses de la question « prix » -> un nombre se compare (at-most, at-least, below) et se passe de « answers » ; une option se compare par « is »
  a number that is compared as an option | question: duree\n    field: hold | question: odeur\n    field: hold
  > test: at-least finder/never-matches: cette règle ne convient pas aux réponses de la question « odeur » -> un nombre se compare (at-most, at-least, below) et se passe de « answers » ; une option se compare par « is »
  a trait that no variety has | values: [citrus] | values: [cedar]
  > - id: odeur-agrume finder/never-matches: cette règle ne peut jamais jouer : aucun arbre n’y répond par « scent » -> corrigez ses valeurs ou les bornes de la question, ou retirez-la
  a margin that is no distance | margin: foot-and-star | margin: delivery-slot
  > margin: delivery-slot finder/never-matches: la marge « delivery-slot » de cette règle n’est pas une distance en cm ou en m -> nommez une constante comme headroom, ou retirez la marge
  a question in another unit | unit: € | unit: cm
  > field: price finder/never-matches: la question de cette règle se répond en « cm », pas dans l’unité du champ qu’elle compare -> corrigez la question, le champ, ou l’unité de la question
  a rule that admits only the trees that do not fit | field: width\n    test: at-most | field: width\n    test: at-least
  > test: at-least finder/never-matches: cette règle n’admet que les arbres qui ne conviennent pas : ce champ se compare par « at-most » -> vouliez-vous dire « at-most » ?
  an answer that another rule of its question reads | answers: [poele, plancher] | answers: [poele]
  an option that no rule reads | - value: rien | - value: rose
  > - value: rose finder/unread-answer: aucune règle ne lit la réponse « rose » à la question « odeur » -> ajoutez-la aux « answers » d’une règle, ou retirez l’option
  > answers: [rien] finder/never-matches: cette règle attend la réponse « rien », que la question ne propose pas -> nommez une des options de la question
  a default beyond the bounds | default: 240 | default: 750
  > default: 750 finder/default: 750, faute de réponse, n’est pas entre 160 et 700, les bornes de la question -> corrigez « default », ou les bornes
  a tree beyond the bounds | max: 700 | max: 300
  > max: 300 finder/out-of-reach: « hauteur » s’arrête à 300 : l’arbre à qui il faut 622 n’est jamais proposé -> élargissez la question, ou retirez cet arbre des grilles
  a budget, which nobody has to name, below a price | max: 320 | max: 60
  two rules that judge one answer by one trait | values: [firm] | values: [firm, soft]
  > - id: petits-piquants finder/twice: « petits-piquants » juge la même réponse sur le même trait que « petits-doigts » -> corrigez la réponse ou les valeurs de l’une des deux
  two rules by other traits | values: [flocked, treated] | values: [treated]
  two rules by one number | test: below | test: at-least
  > - id: duree-juste finder/twice: « duree-juste » juge la même réponse sur le même trait que « duree-sure » -> corrigez la réponse ou les valeurs de l’une des deux
  one drawing for two answers of a question | draws: cat | draws: child
  > draws: child finder/drawn-twice: « child » dessine déjà la réponse « petits » -> donnez à chaque réponse son dessin
`)('$title', ({ given: [before = '', after = ''], expected }) => {
  expect(faults({ file: 'finder.yaml', before, after })).toEqual(expected);
});

test('a rule that can never match when a variety has changed, though the finder itself has not', () => {
  const file = 'varieties/fraser-en-fete.yaml';
  const onlyIt = new Set([file]);
  expect(faults({ file, before: 'scent: citrus', after: 'scent: light' }, onlyIt)).toEqual([
    expect.stringContaining('finder/never-matches'),
  ]);
  expect(checkShop(undefined, onlyIt).problems).toEqual([]);
});

test('nothing is reported while the schema refuses a file that the rules read', () => {
  const edit = { file: 'varieties/fraser-en-fete.yaml', before: 'scent: citrus', after: 'scent: cedar' };
  expect(faults(edit)).toEqual([expect.stringContaining('schema/enum')]);
});

test('a rule that a variety without its price might answer is left alone', () => {
  const [before, after] = ['variety: fraser-en-fete', 'variety: sapin-blanchi'];
  const alone = faults({ file: 'prices/fraser-en-fete.yaml', before, after });
  expect(alone.filter((line) => line.includes('finder/'))).toEqual([]);
});
