// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsletterForm } from '../../../src/components/NewsletterForm.tsx';

let answer: (response: Response) => void;
let fail: ((error: Error) => void) | undefined;
const network = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  logged.mockClear();
  network.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
  vi.stubGlobal('fetch', network);
});

afterEach(async () => {
  // A submission outlives its form: the next test must not find this one's.
  fail?.(new Error('over'));
  await waitFor(() => expect(field().disabled).toBe(false));
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function field(): HTMLInputElement {
  return screen.getByLabelText('Votre adresse e-mail');
}

function button(): HTMLButtonElement {
  return screen.getByRole('button');
}

function subscribe() {
  render(<NewsletterForm place="footer" />);
  fireEvent.change(field(), { target: { value: 'anne@sapin.example' } });
  fireEvent.click(button());
}

test('asks for an e-mail address and nothing else', () => {
  render(<NewsletterForm place="footer" />);
  expect(field()).toMatchObject({ type: 'email', required: true, value: '' });
  fireEvent.change(field(), { target: { value: 'anne' } });
  expect(field().validity.valid).toBe(false);
});

test('is disabled and shows an ellipsis while it submits', () => {
  subscribe();
  expect(field().disabled).toBe(true);
  expect(button()).toMatchObject({ disabled: true, textContent: '…' });
});

test('posts the address with the public key', () => {
  subscribe();
  expect(network).toHaveBeenCalledExactlyOnceWith('/functions/v1/newsletter', {
    method: 'POST',
    headers: { Authorization: expect.stringMatching(/^Bearer /), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'anne@sapin.example' }),
    keepalive: true,
    signal: expect.any(AbortSignal),
  });
});

test('says that it went well, and clears the field', async () => {
  subscribe();
  answer(Response.json({ ok: true }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Inscription réussie !'));
  expect(field()).toMatchObject({ value: '', disabled: false });
});

test.each([
  ['an error of the server', () => answer(Response.json({ error: 'base pleine' }, { status: 500 }))],
  ['an answer that is no JSON', () => answer(new Response('<h1>502</h1>', { status: 502 }))],
  ['no network', () => fail?.(new TypeError('Failed to fetch'))],
])('says so and keeps the address after %s', async (_name, end) => {
  subscribe();
  end();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe("Erreur lors de l'inscription. Veuillez réessayer."),
  );
  expect(field()).toMatchObject({ value: 'anne@sapin.example', disabled: false });
});

test('the text of the server is logged, not shown', async () => {
  subscribe();
  answer(Response.json({ error: 'base pleine' }, { status: 500 }));
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(String(logged.mock.calls[0]?.[0])).toContain('base pleine');
  expect(document.body.textContent).not.toContain('base pleine');
});
