import { useState } from 'react';
import { ControlRow, Levels } from '../../../families/levels/view/Controls';
import { GridPicture } from '../../../families/levels/view/LevelPicture';
import { directionKeys, useKeys } from '../../../kit/input/keys';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { BigButton } from '../../../kit/ui/BigButton';
import { GamePage } from '../../../kit/ui/GamePage';
import { Icon } from '../../../kit/ui/Icon';
import { Overlay } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { type Difficulty, SIDES } from '../rules/board';
import { rules } from '../rules/rules';
import { effects } from './effects';
import styles from './fifteen-puzzle.module.css';
import { TileBoard } from './Tiles';

const stickers = () => import('../stickers');

export default function FifteenPuzzle() {
  const session = useGame(rules, 'hard', { effects, stickers });
  const { difficulty, tiles, moves, solved, hinted } = useGameState(session, (whole) => whole);
  const [picture, setPicture] = useState(true);
  const scene = picture ? 'picture' : 'menu';
  const look = picture ? styles.picture : styles.menu;

  useKeys(directionKeys((direction) => session.play({ type: 'push', direction })));

  const begin = (chosen: Difficulty) => session.begin({ type: 'new-game', difficulty: chosen });

  return (
    <GamePage
      session={session}
      title={`${tiles.length - 1} Puzzle`}
      goal="Slide the tiles until the picture is whole!"
      running={false}
      begun={moves > 0 && !solved}
      canPause={false}
      switches={
        <Levels
          level={difficulty}
          choose={begin}
          picture={(level) => <GridPicture columns={SIDES[level]} rows={SIDES[level]} />}
        />
      }
      controls={
        <ControlRow>
          <button type="button" className="btn choice" aria-pressed={picture} onClick={() => setPicture(!picture)}>
            Picture
          </button>
          {difficulty !== 'hard' && (
            <button type="button" className="btn" onClick={() => session.play({ type: 'hint' })}>
              Hint
            </button>
          )}
          <button type="button" className="btn" onClick={() => begin(difficulty)}>
            <Icon name="again" />
            New Game
          </button>
        </ControlRow>
      }
      overlay={
        solved && (
          <Overlay art={<Piece className={look} sheet={sheet} name={scene} />} title="Solved!" late>
            <p className={styles.result}>
              You did it
              <span data-score="">
                {' '}
                in <b>{moves}</b> {moves === 1 ? 'move' : 'moves'}
              </span>
              .
            </p>
            <BigButton icon="again" onPress={() => begin(difficulty)}>
              Play Again
            </BigButton>
          </Overlay>
        )
      }
    >
      <div className={styles.room}>
        <div className={styles.easel} aria-hidden="true">
          <Piece className={look} sheet={sheet} name={scene} />
        </div>
        <div className={styles.fit}>
          <TileBoard tiles={tiles} picture={picture} solved={solved} hinted={hinted} play={session.play} />
        </div>
      </div>
    </GamePage>
  );
}
