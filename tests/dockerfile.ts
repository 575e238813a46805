/** One `FROM` of a Dockerfile with what follows it. */
export interface Stage {
  readonly image: string;
  readonly name: string;
  readonly lines: readonly Line[];
}
export interface Line {
  readonly command: string;
  readonly text: string;
}

export function readStages(dockerfile: string): readonly Stage[] {
  const lines = dockerfile
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ command: line.split(' ', 1)[0] ?? '', text: line.slice(line.indexOf(' ') + 1) }));
  const starts = lines.flatMap(({ command }, index) => (command === 'FROM' ? [index] : []));
  return starts.map((start, index) => {
    const [image = '', name = ''] = (lines[start]?.text ?? '').split(' AS ');
    return { image, name, lines: lines.slice(start + 1, starts[index + 1]) };
  });
}

export const textsOf = ({ lines }: Stage, command: string): readonly string[] =>
  lines.filter((line) => line.command === command).map(({ text }) => text);

/** What a stage takes from the stage named `from`, or from the project: files, and where they go. */
export function copiesOf(
  stage: Stage,
  from?: string,
): readonly { readonly files: readonly string[]; readonly to: string }[] {
  return textsOf(stage, 'COPY').flatMap((text) => {
    const words = text.split(' ');
    const source = words[0]?.startsWith('--from=') ? words.shift()?.replace('--from=', '') : undefined;
    const to = words.pop() ?? '';
    return source === from ? [{ files: words, to }] : [];
  });
}

/** The command of `CMD ["…", "…"]`, also behind the options of a HEALTHCHECK. */
export const commandOf = (text: string): readonly string[] => JSON.parse(text.slice(text.indexOf('[')));
