import { type QuestionProps, SumQuestion } from './SumQuestion';

/** The same question over any page. `text` says in one sentence why it is asked; `pass` and `close` have to be stable. */
export function GrownUpCheck({ text, ...props }: QuestionProps & { readonly text: string }) {
  return <SumQuestion text={`${text} What is the answer?`} praise="Correct!" {...props} />;
}
