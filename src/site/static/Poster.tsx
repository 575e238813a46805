/** What a game's page shows until the game is there, and where there are no scripts. */
export function Poster({ preview, text }: { preview: string; text: string }) {
  return (
    <>
      <img src={preview} alt="" width="320" height="200" />
      <div>
        <p>{text}</p>
        <noscript>
          <p>This game needs JavaScript. Please switch it on in your browser.</p>
        </noscript>
      </div>
    </>
  );
}
