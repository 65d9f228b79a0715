import type { Found } from './library.ts'
import { keepFitting, shapeOf } from './shapes.ts'
import { type Shown, type ShowOptions, show } from './show.ts'

export interface PageOptions extends ShowOptions {
  /** Returns whether the reader is offered that game to try. */
  hasDemo(gameId: string): boolean
}

/**
 * A component as pages are given it: without what they could not show. Null when nothing of it is
 * left.
 */
export function showOnPage(found: Found, id: string, options: PageOptions): Shown | null {
  const [shown, shape] = [show(found, id, options), shapeOf(id)]
  return shown && shape ? keepFitting(shown, shape, options) : shown
}
