import { dayOf } from '../../kit/family/day';

/** Days begin at this hour: who plays after midnight still plays on the evening before. */
const MORNING = 6;
/** Seconds before the end at which Wiggle yawns, and after it for the round under way. */
const YAWN_BEFORE = 120;
const GRACE = 120;
const TEN_MINUTES = 600;

/** What was played on one day, as far as play time wants to know. */
export interface PlayedDay {
  /** As in 2026-05-04. */
  readonly day: string;
  readonly seconds: number;
  /** The latest time ever seen, in ms. */
  readonly at: number;
  /** Seconds that a grown-up gave on top. */
  readonly more: number | 'all';
  /** Once Wiggle sleeps, no new round wakes her. */
  readonly asleep: boolean;
}

/** The day of a moment, by the clock on the wall. */
export function playDayOf(time: number): string {
  const date = new Date(time);
  if (date.getHours() < MORNING) date.setDate(date.getDate() - 1);
  return dayOf(date);
}

/** What is kept, where it is whole. */
export function parsePlayedDay(text: string | null): PlayedDay | null {
  try {
    const { day, seconds, at, more = 0, asleep = false } = JSON.parse(text ?? 'null') ?? {};
    const isWhole = /^\d{4}-\d\d-\d\d$/.test(day) && seconds >= 0 && Number.isFinite(at);
    if (!isWhole || !Number.isFinite(seconds)) return null;
    return { day, seconds, at, more: more === 'all' ? more : Number(more) || 0, asleep: asleep === true };
  } catch {
    return null;
  }
}

/** The day it is now: the one that is kept, or a later one. Where the clock was set back, no day begins again. */
export function today(kept: PlayedDay | null, now: number): PlayedDay {
  const day = playDayOf(now);
  return kept && day <= kept.day ? kept : { day, seconds: 0, at: now, more: 0, asleep: false };
}

/**
 * Counts so many seconds of play until now. What another tab has counted up to `at` is not counted again; before `at` the
 * clock was set back, and says nothing.
 */
export function countSeconds(kept: PlayedDay | null, now: number, seconds: number): PlayedDay {
  const day = today(kept, now);
  const since = (now - day.at) / 1000;
  const counted = since < 0 ? seconds : Math.min(seconds, since);
  return { ...day, seconds: day.seconds + counted, at: Math.max(day.at, now) };
}

/** Seconds of play this day; null is without end. */
export function limitOf({ more }: PlayedDay, minutes: number): number | null {
  return minutes === 0 || more === 'all' ? null : minutes * 60 + more;
}

/** How far the sun has sunk: 0 in the morning, 1 at the end. */
export const sunkBy = ({ seconds }: PlayedDay, limit: number) => Math.min(1, seconds / limit);

/** What is left, in a word. */
export function leftOf(sunk: number): 'plenty' | 'some' | 'little' {
  if (sunk < 0.5) return 'plenty';
  return sunk < 0.8 ? 'some' : 'little';
}

/** Whether the moment to yawn came between these two. */
export const yawnsBetween = (before: number, after: number, limit: number) =>
  before < limit - YAWN_BEFORE && after >= limit - YAWN_BEFORE;

/** Whether Wiggle sleeps: at the end, when no round is under way, or it has taken all of its grace. */
export function sleeps(day: PlayedDay, limit: number | null, underWay: boolean): boolean {
  if (limit === null || day.seconds < limit) return false;
  return day.asleep || !underWay || day.seconds >= limit + GRACE;
}

/** A grown-up gives more, from now on. They vouch for the clock, too: one that ran ahead is forgotten. */
export function giveMore(day: PlayedDay, minutes: number, now: number, more: 'ten' | 'all'): PlayedDay {
  const onTop = Math.max(0, day.seconds + TEN_MINUTES - minutes * 60);
  return { ...day, day: playDayOf(now), at: now, more: more === 'all' ? more : onTop, asleep: false };
}
