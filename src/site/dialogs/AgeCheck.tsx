import { type QuestionProps, SumQuestion } from './SumQuestion';

/** The question before a game for older children. */
export function AgeCheck({ age, ...props }: QuestionProps & { readonly age: number }) {
  return (
    <SumQuestion
      text={`This game is for age ${age} and up. What is the answer?`}
      praise="Correct! Loading game..."
      {...props}
    />
  );
}
