import { asLine, makeProject, shownProblems } from '../../content-folder.ts';
import { SCHEMAS } from '../../small-project.ts';

type Files = Readonly<Record<string, string>>;

/** What one check says of the small project with `content` in it: `FILE:LINE:COLUMN-ENDLINE:ENDCOLUMN MESSAGE -> HINT`. */
export function warningsOf(
  code: string,
  content: Files,
  schemas: Readonly<Record<string, object>> = {},
): readonly string[] {
  const { problems, warnings } = makeProject(content, schemas).load();
  if (problems.length > 0) throw new Error(`the content is no good: ${problems.map(({ code }) => code)}`);
  const shown = shownProblems(warnings.filter((warning) => warning.code === code));
  return shown.map((each) => asLine(each).replace(`${code}: `, ''));
}

/** Places and words of what one check finds in a town's text, given as YAML writes it. */
export function warningsOfText(code: string, text: string): readonly string[] {
  const lines = warningsOf(code, { 'towns/turckheim.yaml': `name: T\npostalCode: "68230"\ntext: ${text}\n` });
  return lines.map((line) => line.replace('towns/turckheim.yaml:', ''));
}

/** The small project's schemas with annotations added to a property of one of them. */
export function annotated(
  file: 'towns' | 'articles' | 'pages/home',
  property: string,
  annotations: object,
): Readonly<Record<string, object>> {
  const path = `${file}.schema.json` as const;
  const schema = SCHEMAS[path];
  const properties = schema.properties as Readonly<Record<string, object>>;
  const changed = { ...properties[property], ...annotations };
  return { [path]: { ...schema, properties: { ...properties, [property]: changed } } };
}
