import type { Disagreement } from './disagreements.ts';

/** Valid YAML that content may not be. */
export const yamlDisagreements: readonly Disagreement[] = [
  {
    why: 'what an anchor or an alias means stands elsewhere in the file, where nobody looks who changes it',
    verdict: 'yaml/anchor',
    cases: words(`
      26DV 2SXE 3GZX 3R3P 6BFJ 6KGN 6M2F 7BMT 7BUB 8XYN 9KAX BU8L CN3R CUP7 E76Z F2C7 FTA2 HMQ5 JS2J PW8X SKE5 U3XV
      V55R W5VH X38W Y2GN ZH7C ZWK4`),
  },
  {
    why: 'a schema says what a value is, so that a tag could only contradict it',
    verdict: 'yaml/tag',
    cases: words(`
      2AUY 2XXW 33X3 35KP 52DL 565N 57H4 5TYM 6CK3 6JWB 6WLZ 735Y 74H7 7FWL 8MK2 9WXW C4HZ CC74 EHF6 FH7J J7PZ L94M
      LE5A M5C3 P76L S4JQ U3C3 UGM3 UKK6/2 WZ62 Z67P Z9M4`),
  },
  {
    why: 'a file is one entry',
    verdict: 'yaml/several-documents',
    cases: words('6XDY 6ZKB 7Z25 9DXL JHB9 KSS4 L383 M7A3 NKF9 PUW8 RZT7 U9NS UT92 W4TN'),
  },
  {
    why: 'JSON, and with it a schema, knows texts as keys alone',
    verdict: 'yaml/key',
    cases: words('4FJ6 6PBE 9MMW KK5P LX3P M2N8/0 M2N8/1 M5DY Q9WF RZP5 SBG9 V9D5 XW4D'),
  },
  {
    why: 'the same key twice: YAML’s grammar allows it, its data model does not',
    verdict: 'yaml/duplicate-key',
    cases: ['2JQS'],
  },
  {
    why: 'a dash further right than the others: YAML reads its item as more of the text above, which nobody means',
    verdict: 'yaml/misaligned',
    cases: ['AB8U'],
  },
];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
