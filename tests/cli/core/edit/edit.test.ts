import { load } from 'js-yaml';
import { addAcceptance, removeAcceptances, removeDecision } from '../../../../cli/core/edit/edit.ts';

test('a file without a decision is itself without it', () => {
  expect(removeDecision('label: x\n')).toBe('label: x\n');
});

test('an acceptance is written as the comment of consistency.yaml shows it', () => {
  const one = {
    rule: 'dead-link',
    subject: 'navigation',
    values: ['/a', '22 décembre'],
    reason: 'le producteur : il confirme',
    since: '2026-11-21',
    until: '2026-12-10',
  };
  expect(addAcceptance('accepted: []\n', one)).toBe(`accepted:
  - rule: dead-link
    subject: navigation
    values:
      - /a
      - 22 décembre
    reason: "le producteur : il confirme"
    since: "2026-11-21"
    until: "2026-12-10"
`);
  expect(addAcceptance('accepted: []\n', { ...one, until: undefined })).not.toContain('until');
});

test('consistency.yaml loses several acceptances at once, and keeps the comments between', () => {
  const text = 'accepted:\n  - rule: a\n  # sur b\n  - rule: b\n  - rule: c\n# fin\n';
  expect(removeAcceptances(text, [0, 2])).toBe('accepted:\n  # sur b\n  - rule: b\n# fin\n');
  expect(load(removeAcceptances(text, [0, 1, 2]))).toEqual({ accepted: [] });
});
