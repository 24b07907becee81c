// Where Git, a repository or a place to publish is missing, the desk says what to do, and does everything else.
import { faultsIn } from '../../e2e/axe.ts';
import { atDesk, desk, me, page, visit } from '../desk.ts';

describe.each([
  ['no Git on the computer', 'no-git', 'par un logiciel qui n’est pas encore sur cet ordinateur'],
  ['a copy without its history', 'none', 'Ce dossier est une simple copie du site'],
] as const)('%s', (_, history, reason) => {
  atDesk({ history });

  test('is said with what to do, and everything else works', async () => {
    for (const view of ['Publier', 'L’historique']) {
      await me.click(me.menu(view));
      await page.getByRole('heading', { level: 1, name: view }).waitFor();
      await page.locator('main').getByText(reason).waitFor();
      const said = await page.locator('main').innerText();
      expect(said).toContain('Tout le reste marche');
      expect(said).not.toMatch(/Rien n’a encore été publié|Tout est déjà publié|Voici ce que/);
      expect(await me.button(/Publier|Proposer|Revenir/).count()).toBe(0);
      expect([...(await faultsIn(page, 'light')), ...(await faultsIn(page, 'dark'))]).toEqual([]);
    }
    const prices = desk.read('prices/fraser-en-fete.yaml');
    await visit(page, '#/fiche/prices/fraser-en-fete');
    await me.write(page.getByLabel('Prix, ligne 1'), '97');
    await me.save();
    expect(desk.read('prices/fraser-en-fete.yaml')).toContain('price: 97');
    await me.click(page.getByRole('button', { name: /^Annuler/ }).first());
    await me.sees(/^Annulé/);
    await me.save();
    expect(desk.read('prices/fraser-en-fete.yaml')).toBe(prices);

    await visit(page, '#/');
    await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Pas encore publié' }).count()).toBe(0);
  });
});

describe('nowhere to publish', () => {
  atDesk();

  test('it is said before, and a version is kept here', async () => {
    await visit(page, '#/fiche/prices/fraser-en-fete');
    await me.write(page.getByLabel('Prix, ligne 1'), '97');
    await me.save();
    await me.click(me.menu('Publier'));
    await page
      .locator('main')
      .getByText(/Ce dossier n’est relié à aucun endroit où publier/)
      .waitFor();
    await page.getByRole('heading', { name: 'Ce que vous avez changé' }).waitFor();
    expect([...(await faultsIn(page, 'light')), ...(await faultsIn(page, 'dark'))]).toEqual([]);
    await me.write(page.getByLabel('Dites en une phrase ce qui change'), 'Le Fraser passe à 97 €');
    await me.click(me.button('Garder cette version'));
    await me.sees(/C’est gardé sur cet ordinateur/);
    expect(desk.log()).toEqual(['Le Fraser passe à 97 €', 'Tout le site']);
    await page.getByRole('heading', { name: 'Ce que vous avez changé' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Tout ce qui est enregistré est gardé.').waitFor();
    expect(await page.getByText('Tout est déjà publié.').count()).toBe(0);
  });
});
