import { useEffect, useState } from 'react';
import { BigButton } from '../../kit/BigButton';
import { ControlRow, ControlRows, Levels } from '../../kit/Controls';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { directionKeys, useKeys } from '../../kit/keys';
import { Overlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import { useGame, useGameState } from '../../kit/useGame';
import { fifteenPuzzleArt } from './art';
import styles from './fifteen-puzzle.module.css';
import { type Difficulty, rules } from './rules';
import { effects } from './sounds';
import { TileBoard } from './Tiles';

export default function FifteenPuzzle() {
  const table = useGame(rules, 'hard', { effects });
  const { game } = table;
  const { difficulty, tiles, moves, solved } = useGameState(game, (whole) => whole);
  const [picture, setPicture] = useState(true);
  const scene = picture ? 'picture' : 'menu';
  const look = picture ? styles.picture : styles.menu;

  useKeys(directionKeys((direction) => game.play({ type: 'push', direction })));
  useEffect(() => void performance.mark('game-ready'), []);

  const begin = (chosen: Difficulty) => game.play({ type: 'new-game', difficulty: chosen });

  return (
    <GamePage
      table={table}
      title={`${tiles.length - 1} Puzzle`}
      running={false}
      canPause={false}
      controls={
        <ControlRows>
          <Levels level={difficulty} choose={begin} />
          <ControlRow>
            <button type="button" className="btn choice" aria-pressed={picture} onClick={() => setPicture(!picture)}>
              Picture
            </button>
            <button type="button" className="btn" onClick={() => begin(difficulty)}>
              <Icon name="again" />
              New Game
            </button>
          </ControlRow>
        </ControlRows>
      }
      overlay={
        solved && (
          <Overlay art={<Piece className={look} sheet={fifteenPuzzleArt} name={scene} />} title="Solved!">
            <p className={styles.result}>
              You did it in <b>{moves}</b> {moves === 1 ? 'move' : 'moves'}.
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
          <Piece className={look} sheet={fifteenPuzzleArt} name={scene} />
        </div>
        <div className={styles.fit}>
          <TileBoard tiles={tiles} picture={picture} solved={solved} play={game.play} />
        </div>
      </div>
    </GamePage>
  );
}
