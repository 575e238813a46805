import type { ReactNode } from 'react';
import { CALM, ONE_BUTTON, PLAY_LOCK, type Setting, useSetting } from '../../kit/family/settings';
import { Section } from './Section';
import { Switch } from './Switch';

interface SwitchSectionProps {
  readonly title: string;
  readonly picture: ReactNode;
  readonly text: string;
  /** What the switch itself says, where the title is too short. */
  readonly name?: string;
  readonly setting: Setting<boolean>;
}

/** One thing that is on or off. */
function SwitchSection({ title, picture, text, name = title, setting }: SwitchSectionProps) {
  const [isOn, set] = useSetting(setting);
  return (
    <Section title={title} picture={picture} text={text}>
      <Switch name={name} on={isOn} set={set} />
    </Section>
  );
}

const MOON = <path d="M24 21A11 11 0 1 1 13 6A9 9 0 0 0 24 21Z" />;
const LOCK = <path d="M7 14H25V27H7ZM11 14V10A5 5 0 0 1 21 10V14M16 19V22" />;
const LARGE_BUTTON = <path d="M3 16A13 13 0 1 1 29 16A13 13 0 1 1 3 16ZM10 16A6 6 0 1 1 22 16A6 6 0 1 1 10 16Z" />;

export const Calm = () => (
  <SwitchSection
    title="Calm"
    name="Calm play"
    picture={MOON}
    text="Slower and softer play, without scores, clocks and confetti."
    setting={CALM}
  />
);

/** Whether a game holds the screen. */
export const PlayLock = () => (
  <SwitchSection
    title="Play lock"
    picture={LOCK}
    text="A game stays on the whole screen. Hold two corners for two seconds to leave, or press Home and answer."
    setting={PLAY_LOCK}
  />
);

/** For a child who has one movement. */
export const OneButton = () => (
  <SwitchSection
    title="One button"
    picture={LARGE_BUTTON}
    text="A touch anywhere on a game, Space, Enter or a switch does what comes next."
    setting={ONE_BUTTON}
  />
);
