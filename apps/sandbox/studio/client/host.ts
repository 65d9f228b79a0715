/** Messages of the game to the casino page that frames it, and to no other page. */
export interface Host {
  /** The page around the game says its name and how one stands. */
  framed: boolean
  /** The game is drawn: the page around it need not wait any longer. */
  ready(): void
  leave(): void
  reload(): void
  /** Asks for a frame this high, in CSS pixels, when the game does not fit. */
  needHeight(px: number): void
  /** A round has begun, or the player has been shown how it ended. */
  round(running: boolean): void
}

export function openHost(hostOrigin: string, closeUrl: string): Host {
  const framed = parent !== window
  const tell = (type: string) => parent.postMessage({ type }, hostOrigin)
  return {
    framed,
    ready: () => framed && tell('ready'),
    /** A game in a page of its own has no frame to tell: it goes where the casino said. */
    leave: () => (framed ? tell('close') : location.assign(closeUrl)),
    needHeight: (px) => framed && tell(`height:${Math.ceil(px)}`),
    round: (running) => framed && tell(running ? 'roundStarted' : 'roundEnded'),
    reload: () => (framed ? tell('reload') : location.reload()),
  }
}
