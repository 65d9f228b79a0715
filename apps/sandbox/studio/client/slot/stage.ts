/** Gives the stage the shape of the reels, which small frames keep. */
export function shapeStage(stage: HTMLElement, reels: number, rows: number): void {
  stage.parentElement?.classList.add('has-reels')
  stage.style.setProperty('--shape', `${reels} / ${rows}`)
}
