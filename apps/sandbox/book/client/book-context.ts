import { createContext, useContext } from 'react'
import type { Engine } from './engine.ts'
import type { Callback } from './hosts.ts'
import type { LeftScroll } from './left-scroll.ts'
import type { Route } from './route.ts'
import type { BookSettings } from './settings.ts'
import type { Store } from './store.ts'
import type { BookWords } from './words/en.ts'
import type { Translate } from './words/words.ts'

export interface Book {
  engine: Engine
  settings: BookSettings
  language: string
  words: BookWords
  t: Translate
  /** The page that is shown. */
  route: Route
  /** The page that was chosen last: `route` becomes it after the press is answered by a frame. */
  chosen: Store<Route>
  /** Returns the callback of this name of the part's host. */
  callback: Callback
  go(route: Route): void
  scroll: LeftScroll
}

export const BookContext = createContext<Book | null>(null)

/** Returns the state that every part of the book reads. Throws outside of it. */
export function useBook(): Book {
  const book = useContext(BookContext)
  if (!book) throw new Error('A part of the book stands outside of it.')
  return book
}
