/** A person at a terminal. */
export interface Terminal {
  /** One key; `q` for Ctrl+C. */
  key(): Promise<string>;
  /** A line of text; `current` is the default: typing replaces it, Tab takes it over for editing. */
  text(question: string, current: string): Promise<string>;
}

/** Whether anybody can answer. */
export function isAtTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

export const terminal: Terminal = {
  key: readKey,
  async text(message, current) {
    const { default: input } = await import('@inquirer/input');
    return input({ message, default: current, prefill: 'tab' });
  },
};

function readKey(): Promise<string> {
  const { stdin } = process;
  return new Promise((resolve) => {
    stdin.setRawMode(true);
    stdin.resume();
    stdin.once('data', (data) => {
      stdin.setRawMode(false);
      stdin.pause();
      const key = data.toString()[0] ?? 'q';
      resolve(key === '\u0003' ? 'q' : key);
    });
  });
}
