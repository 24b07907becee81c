// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quoteRequest } from '../../../../generated/forms/quote-request.ts';
import { QuoteForm } from '../../../../src/pages/quote/QuoteForm.tsx';

const alert = vi.fn();
const network = vi.fn();
const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => {
  alert.mockReset();
  logged.mockClear();
  vi.stubGlobal('alert', alert);
  vi.stubGlobal('fetch', network);
  render(<QuoteForm form={quoteRequest} />);
});

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const required = {
  typeOrganisation: 'association',
  nomEntreprise: 'Les Amis du sapin',
  contact: 'Anne Exemple',
  email: 'anne@sapin.example',
  telephone: '03 53 01 20 24',
  adressePrincipale: '1 rue de l’Exemple, Colmar',
  datesSouhaites: 'Le 5 décembre',
};

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(control(name), { target: { value } });
}

function tick(name: string) {
  fireEvent.click(control(name));
}

function send() {
  fireEvent.click(screen.getByRole('button'));
}

function request() {
  return logged.mock.calls[0]?.[0];
}

test('requires what section 5 of the specification requires', () => {
  send();
  const invalid = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(
    ({ name }) => name,
  );
  expect(invalid.sort()).toEqual(Object.keys(required).sort());
  expect(alert).not.toHaveBeenCalled();
});

test('the e-mail address has to be one', () => {
  fill({ ...required, email: 'anne' });
  tick('rgpdConsent');
  send();
  expect(control('email').getAttribute('aria-invalid')).toBe('true');
  expect(alert).not.toHaveBeenCalled();
});

test('without consent an alert says so, and nothing is logged', () => {
  fill(required);
  send();
  expect(alert).toHaveBeenCalledExactlyOnceWith(
    'Veuillez accepter la politique de confidentialité pour continuer.',
  );
  expect(logged).not.toHaveBeenCalled();
});

test('a request is told by an alert, logged, and sent nowhere', () => {
  fill({ ...required, '2-2.25m': '3', creneaux: 'le matin', budget: '500-1000', commentaires: 'Merci.' });
  fireEvent.click(screen.getByLabelText('Sapin décoré'));
  fireEvent.click(screen.getByLabelText('Nobilis'));
  tick('ignifuge');
  tick('rgpdConsent');
  send();
  expect(alert).toHaveBeenCalledExactlyOnceWith('Demande de devis envoyée ! Nous vous répondrons sous 24h.');
  expect(request()).toEqual({
    ...required,
    autresAdresses: '',
    quantites: { '1.5-1.75m': 0, '1.75-2m': 0, '2-2.25m': 3, '2.25-2.5m': 0, '2.5m+': 0 },
    typeSapin: ['Sapin décoré', 'Nobilis'],
    creneaux: 'le matin',
    besoinsDecorations: false,
    detailsDecorations: '',
    ignifuge: true,
    reprise: false,
    budget: '500-1000',
    commentaires: 'Merci.',
    rgpdConsent: true,
  });
  expect(network).not.toHaveBeenCalled();
});

test('a type of tree that is ticked twice is out again', () => {
  fill(required);
  fireEvent.click(screen.getByLabelText('Nobilis'));
  fireEvent.click(screen.getByLabelText('Sapin décoré'));
  fireEvent.click(screen.getByLabelText('Nobilis'));
  tick('rgpdConsent');
  send();
  expect(request()).toMatchObject({ typeSapin: ['Sapin décoré'] });
});

test('a quantity that is no number counts as 0', () => {
  fill({ ...required, '1.75-2m': '' });
  tick('rgpdConsent');
  send();
  expect(request()).toMatchObject({ quantites: { '1.75-2m': 0 } });
});

test('a quantity below 0 is refused', () => {
  fill({ ...required, '2.5m+': '-1' });
  tick('rgpdConsent');
  send();
  expect(control('2.5m+').getAttribute('aria-invalid')).toBe('true');
  expect(alert).not.toHaveBeenCalled();
});

test('the details of the decorations are there only while they are wanted, and are not lost meanwhile', () => {
  expect(document.querySelector('[name=detailsDecorations]')).toBeNull();
  tick('besoinsDecorations');
  fill({ detailsDecorations: 'Rouge et or' });
  tick('besoinsDecorations');
  expect(document.querySelector('[name=detailsDecorations]')).toBeNull();
  tick('besoinsDecorations');
  expect(control('detailsDecorations').value).toBe('Rouge et or');
});

test('the details go with the request only when decorations are wanted', () => {
  fill(required);
  tick('besoinsDecorations');
  fill({ detailsDecorations: 'Rouge et or' });
  tick('rgpdConsent');
  send();
  expect(request()).toMatchObject({ besoinsDecorations: true, detailsDecorations: 'Rouge et or' });
});

test('offers the types, organisations and budgets of the specification', () => {
  const options = (name: string) =>
    [...document.querySelectorAll<HTMLOptionElement>(`[name=${name}] option:not(:disabled)`)].map(
      ({ value }) => value,
    );
  expect(options('typeOrganisation')).toEqual([
    'entreprise',
    'collectivite',
    'association',
    'commerce',
    'etablissement',
  ]);
  expect(options('budget')).toEqual(['', '500-1000', '1000-2500', '2500-5000', '5000+']);
  const types = [...document.querySelectorAll('[name=typeSapin]')].map(
    (box) => box.parentElement?.textContent,
  );
  expect(types).toEqual([
    'Nordmann 5 étoiles',
    'Nordmann Classic',
    'Nordmann Sélection Alsacienne',
    'Nobilis',
    'Grand sapin (≥ 2,5m)',
    'Sapin décoré',
  ]);
});
