import { openLayers, type Rolling, type Turning } from '../layers.ts'
import {
  BALL,
  paintBall,
  paintBowl,
  paintCross,
  paintHub,
  paintPlate,
  paintPockets,
} from './wheel-painting.ts'

export interface WheelPicture {
  wheel: Turning
  ball: Rolling
  /** Shows the number that came on the plate in the middle. */
  announce(number: number | null): void
}

export function openWheelPicture(parent: HTMLElement): WheelPicture {
  const layers = openLayers(parent, (width, height) => ({
    x: width / 2,
    y: height / 2,
    radius: Math.min(width, height) / 2 - 8,
  }))
  layers.still(paintBowl)
  const pockets = layers.turning(paintPockets, 0.83)
  layers.still(paintHub, 0.68)
  const cross = layers.turning(paintCross, 0.41)
  let shown: number | null = null
  const plate = layers.still((context, radius) => paintPlate(context, radius, shown), 0.22)
  const ball = layers.rolling(paintBall, BALL)

  return {
    wheel: {
      where: pockets.where,
      run(motion) {
        pockets.run(motion)
        cross.run(motion)
      },
      standAt(turn) {
        pockets.standAt(turn)
        cross.standAt(turn)
      },
    },
    ball,
    announce(number) {
      if (number === shown) return
      shown = number
      plate.refresh()
    },
  }
}
