import { hurried, motionAllowed, pause } from '../motion.ts'
import { openMover } from '../motions.ts'
import { openPainting, squareAround } from '../painting.ts'
import { type BoardPicture, ballOn, MOST_BALL, paintBall, paintBoard } from './board-painting.ts'

export interface PlinkoBoard {
  /** Shows another board, or a pocket in the light. */
  refresh(): void
  /** Lets the ball fall along a path, with a word for each pin; resolves when it lies below. */
  drop(path: readonly number[], onPin: () => void): Promise<void>
  /** Takes the ball away. */
  clear(): void
}

const STEP_MS = 130

/** The board is painted where it changes; the ball is moved over it as it is. */
export function openPlinkoBoard(well: HTMLElement, picture: () => BoardPicture): PlinkoBoard {
  let painted = ''
  const board = openPainting(well, (context, width, height) => {
    painted = JSON.stringify(picture())
    paintBoard(context, width, height, picture())
  })
  let lying: readonly number[] | null = null
  const ball = openPainting(
    well,
    (context, width, height) => {
      context.translate(width / 2, height / 2)
      paintBall(context, width, height, picture().rows)
      show()
    },
    (width, height) => squareAround(width / 2, height / 2, MOST_BALL),
  )
  let placeAt = placesIn(well, picture)
  const mover = openMover<number>(ball.canvas, (steps) => placeAt(lying ?? [], steps))

  function show(): void {
    placeAt = placesIn(well, picture)
    ball.canvas.style.visibility = lying ? '' : 'hidden'
    if (lying) ball.canvas.style.transform = placeAt(lying, lying.length + 1)
  }
  function refresh(): void {
    show()
    if (painted === JSON.stringify(picture())) return
    board.refresh()
    ball.refresh()
  }

  return {
    refresh,
    async drop(path, onPin) {
      lying = path
      refresh()
      const steps = path.length + 1
      const ms = motionAllowed() ? hurried(STEP_MS * steps) : 0
      if (ms > 0) mover.run({ ms, at: (part) => part * steps })
      await Promise.all(
        Array.from({ length: steps }, (_, step) => pause((ms * (step + 1)) / steps).then(onPin)),
      )
      mover.stop()
    },
    clear() {
      lying = null
      mover.stop()
      refresh()
    },
  }
}

/** Returns how a ball's place on a board of this size is written, after so many steps. */
function placesIn({ clientWidth, clientHeight }: HTMLElement, picture: () => BoardPicture) {
  return (path: readonly number[], steps: number) => {
    const { x, y } = ballOn(clientWidth, clientHeight, picture().rows, { path, steps })
    return `translate(${x}px, ${y}px)`
  }
}
