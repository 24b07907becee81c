/** Replaces the `{name}` parameters of a text by `values`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (parameter, name: string) => String(values[name] ?? parameter));
}
