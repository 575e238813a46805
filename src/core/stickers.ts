/**
 * A fact of play that gives a sticker: what the rules said, and the state in which they said it. Facts are things that were
 * done: never time spent, days in a row or coming back.
 */
export type Fact<State, Cue> = (cue: Cue, state: State) => boolean;
