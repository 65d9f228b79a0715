/** What the game says to the casino page that frames it, and to nobody else. */
export interface Host {
  leave(): void
  reload(): void
}

export function openHost(hostOrigin: string, closeUrl: string): Host {
  const framed = parent !== window
  const tell = (type: string) => parent.postMessage({ type }, hostOrigin)
  return {
    /** A page of its own has nobody to tell: it goes where the casino said. */
    leave: () => (framed ? tell('close') : location.assign(closeUrl)),
    reload: () => (framed ? tell('reload') : location.reload()),
  }
}
