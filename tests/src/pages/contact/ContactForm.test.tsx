// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactMessage } from '../../../../generated/forms/contact-message.ts';
import { ContactForm } from '../../../../src/pages/contact/ContactForm.tsx';

const consent = 'Veuillez accepter la politique de confidentialité pour continuer.';
const failure =
  "Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter par téléphone.";

let answer: ((response: Response) => void) | undefined;
const network = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  logged.mockClear();
  network.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  vi.stubGlobal('fetch', network);
  render(<ContactForm form={contactMessage} />);
});

afterEach(async () => {
  // A submission outlives its form: the next test must not find this one's.
  answer?.(Response.json({}));
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const filled = {
  nom: 'Anne Exemple',
  email: 'anne@sapin.example',
  telephone: '03 53 01 20 24',
  sujet: 'livraison',
  message: 'Au troisième étage.',
};

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

function fill(values: Partial<typeof filled>, { agree = true } = {}) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(control(name), { target: { value } });
  if (agree) fireEvent.click(control('rgpdConsent'));
}

function send() {
  fireEvent.click(screen.getByRole('button'));
}

test('offers the six subjects', () => {
  const values = [...document.querySelectorAll<HTMLOptionElement>('select option:not(:disabled)')].map(
    (option) => option.value,
  );
  expect(values).toEqual(['commande', 'livraison', 'produits', 'devis', 'recyclage', 'autre']);
});

test('everything but the telephone is required', () => {
  send();
  expect(Object.keys(filled).filter((name) => control(name).getAttribute('aria-invalid') === 'true')).toEqual(
    ['nom', 'email', 'sujet', 'message'],
  );
  expect(document.activeElement).toBe(control('nom'));
  expect(network).not.toHaveBeenCalled();
});

test('the error of a field goes when it is mended', () => {
  send();
  fireEvent.change(control('nom'), { target: { value: 'Anne' } });
  expect(control('nom').getAttribute('aria-invalid')).toBeNull();
  expect(control('email').getAttribute('aria-invalid')).toBe('true');
});

test('without consent it shows the banner and sends nothing', () => {
  fill(filled, { agree: false });
  send();
  expect(screen.getByRole('alert').textContent).toBe(consent);
  expect(network).not.toHaveBeenCalled();
  expect(control('nom').value).toBe(filled.nom);
});

test('its button is disabled and says so while it sends', () => {
  fill(filled);
  send();
  expect(screen.getByRole('button')).toMatchObject({ disabled: true, textContent: 'Envoi en cours...' });
});

test('posts the message under the names of the function', () => {
  fill(filled);
  send();
  const [url, request] = network.mock.calls[0] ?? [];
  expect(url).toBe('/functions/v1/contact-form');
  expect(request).toMatchObject({
    method: 'POST',
    headers: { Authorization: expect.stringMatching(/^Bearer /), 'Content-Type': 'application/json' },
  });
  expect(JSON.parse(String(request?.body))).toEqual({
    name: filled.nom,
    email: filled.email,
    phone: filled.telephone,
    subject: filled.sujet,
    message: filled.message,
  });
});

test('clears the form when it went well', async () => {
  fill(filled);
  send();
  answer?.(Response.json({ ok: true }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'Message envoyé avec succès ! Nous vous répondrons rapidement.',
    ),
  );
  for (const name of Object.keys(filled)) expect(control(name).value).toBe('');
  expect(control('rgpdConsent').checked).toBe(false);
  expect(screen.getByRole('button').textContent).toBe('Envoyer le message');
});

test('clears nothing when it failed, and throws the text of the server without showing it', async () => {
  fill(filled);
  send();
  answer?.(Response.json({ error: 'quota' }, { status: 429 }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(failure));
  for (const [name, value] of Object.entries(filled)) expect(control(name).value).toBe(value);
  expect(String(logged.mock.calls[0]?.[0])).toContain('quota');
  expect(document.body.textContent).not.toContain('quota');
});

test('a failure without a text has the default one', async () => {
  fill(filled);
  send();
  answer?.(Response.json({}, { status: 500 }));
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(String(logged.mock.calls[0]?.[0])).toContain("Erreur lors de l'envoi du message");
});
