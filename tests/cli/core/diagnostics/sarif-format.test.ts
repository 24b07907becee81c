import { describe, expect, test } from 'vitest';
import { sarif } from '../../../../cli/core/diagnostics/sarif-format.ts';
import { CONTRADICTION, PROBLEMS, reportOf, STYLE } from './diagnostics.ts';

/** What SARIF 2.1.0 requires of a log, and what code scanning asks beyond it. */
function checkLog(log: unknown): void {
  const { version, $schema, runs } = log as {
    version: string;
    $schema: string;
    runs: Record<string, unknown>[];
  };
  expect(version).toBe('2.1.0');
  expect(URL.canParse($schema)).toBe(true);
  for (const run of runs) {
    const { driver } = run.tool as {
      driver: { name: string; rules: { id: string; shortDescription: { text: string } }[] };
    };
    expect(driver.name).not.toBe('');
    const ids = driver.rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { shortDescription } of driver.rules) expect(shortDescription.text).not.toBe('');
    expect(['utf16CodeUnits', 'unicodeCodePoints']).toContain(run.columnKind);
    for (const result of run.results as {
      ruleId: string;
      level: string;
      message: { text: string };
      locations: unknown[];
    }[]) {
      expect(ids).toContain(result.ruleId);
      expect(['none', 'note', 'warning', 'error']).toContain(result.level);
      expect(result.message.text).not.toBe('');
      expect(result.locations.length).toBeGreaterThan(0);
      for (const location of result.locations) checkLocation(location);
    }
  }
}

function checkLocation(location: unknown): void {
  const { physicalLocation } = location as {
    physicalLocation: { artifactLocation: { uri: string }; region: Record<string, number> };
  };
  const { uri } = physicalLocation.artifactLocation;
  expect(uri).toMatch(/^[^\s#?\\]+$/);
  expect(uri).not.toMatch(/^\/|^[a-z]+:/);
  const { startLine = 0, startColumn = 0, endLine = 0, endColumn = 0 } = physicalLocation.region;
  expect(Math.min(startLine, startColumn, endLine, endColumn)).toBeGreaterThan(0);
  expect(endLine > startLine || endColumn >= startColumn).toBe(true);
}

describe('a SARIF log', () => {
  test('is one, with or without problems', () => {
    checkLog(JSON.parse(sarif(PROBLEMS, STYLE)));
    checkLog(JSON.parse(sarif(reportOf([]), STYLE)));
  });

  test('names files as addresses from the root of the repository', () => {
    const log = JSON.parse(sarif(PROBLEMS, STYLE));
    const uris = log.runs[0].results.map(
      (result: { locations: [{ physicalLocation: { artifactLocation: { uri: string } } }] }) =>
        result.locations[0].physicalLocation.artifactLocation.uri,
    );
    expect(uris).toEqual([
      'schemas/towns.schema.json',
      'content/towns/%C3%A9t%C3%A9%20%231.yaml',
      'content/towns/colmar.yaml',
    ]);
  });

  test('has for each problem its code, level, words and place', () => {
    const log = JSON.parse(sarif(PROBLEMS, STYLE));
    expect(log.runs[0].results[2]).toEqual({
      ruleId: 'link/dead',
      level: 'warning',
      message: {
        text: 'le lien « /a, b:c%d » ne mène nulle part\nprenez l’adresse dans le navigateur, sur la page même',
      },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'content/towns/colmar.yaml' },
            region: { startLine: 2, startColumn: 7, endLine: 2, endColumn: 18 },
          },
        },
      ],
    });
    expect(log.runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      'file/unreadable',
      'link/dead',
      'schema/broken',
    ]);
  });

  test('shows the other places of a contradiction, and what its rules are for', () => {
    const rules = [{ id: 'two-values', description: 'visitors read two values' }];
    const log = JSON.parse(sarif({ ...reportOf([CONTRADICTION]), rules }, STYLE));
    checkLog(log);
    expect(log.runs[0].tool.driver.rules).toEqual([
      { id: 'two-values', shortDescription: { text: 'visitors read two values' } },
    ]);
    expect(log.runs[0].results[0].relatedLocations).toEqual([
      {
        id: 0,
        message: { text: '2 (poster)' },
        physicalLocation: {
          artifactLocation: { uri: 'content/b.yaml' },
          region: { startLine: 2, startColumn: 4, endLine: 2, endColumn: 5 },
        },
      },
    ]);
  });
});
