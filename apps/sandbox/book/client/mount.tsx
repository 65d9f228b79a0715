import { StrictMode, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { directionOf } from '#rules/languages.ts'
import { Board } from './Board.tsx'
import { BookView, preparePage } from './Book.tsx'
import css from './book.css?inline'
import { BookContext } from './book-context.ts'
import { type Engine, openEngine } from './engine.ts'
import { notingPlace, takeLeftPlace } from './left-place.ts'
import { isSameRoute, OVERVIEW, pathOf, type Route, routeOfPath } from './route.ts'
import { SlipPanel } from './SlipPanel.tsx'
import { openStore, type Store, useStore } from './store.ts'
import { TopEvents } from './TopEvents.tsx'
import { useAnswered } from './use-answered.ts'
import type { BookWords } from './words/en.ts'
import { fill, languageOf, loadWords, type Translate } from './words/words.ts'

export { namesRoute, pathOf, readRoute, routeOfPath } from './route.ts'
export { openEngine }

/** The part that is put on the page: all of the book, or one view. */
export type View = 'book' | 'slip' | 'upcoming' | 'live' | 'top' | 'carousel'

export interface Mounted {
  navigate(route: Route): void
  remove(): void
}

interface MountOptions {
  engine: Engine
  view: View
  /** Where the address leads; without it the book begins where its visitor has left it. */
  route?: Route | undefined
  most?: number
}

const THEMES = ['dark', 'light', 'contrast']

/** Puts a part of the book into a root and keeps it there until it is removed. */
export function mountBook(
  root: ShadowRoot,
  { engine, view, route: given, most }: MountOptions,
): Mounted {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  // Sheets of this kind stand outside of the host page's policy for styles.
  root.adoptedStyleSheets = [sheet]
  const place = document.createElement('div')
  root.replaceChildren(place)
  const left = view === 'book' ? takeLeftPlace() : null
  const first = given ?? (left ? routeOfPath(left.path) : OVERVIEW)
  if (left) engine.isSlipOpen.set(left.isSlipOpen)
  if (view === 'book') preparePage(first)
  const route = openStore(first)
  engine.callbacks = notingPlace(engine.callbacks, () => ({
    path: pathOf(route.get()),
    isSlipOpen: engine.isSlipOpen.get(),
  }))
  const react = createRoot(place)
  react.render(
    <StrictMode>
      <Part engine={engine} view={view} route={route} most={most} />
    </StrictMode>,
  )
  engine.callbacks.onRouterLoad?.()
  return {
    navigate(next) {
      if (!isSameRoute(route.get(), next)) route.set(next)
    },
    remove() {
      react.unmount()
      place.remove()
    },
  }
}

function Part({
  engine,
  view,
  route: where,
  most = 6,
}: {
  engine: Engine
  view: View
  route: Store<Route>
  most?: number | undefined
}) {
  const settings = useStore(engine.settings)
  const route = useAnswered(useStore(where))
  const language = languageOf(settings.culture)
  const words = useWords(language)
  const book = useMemo(() => {
    if (!words) return null
    const t: Translate = (key, values) => fill(words.texts[key] ?? key, values, words.language)
    const go = (next: Route) => {
      if (view === 'book') where.set(next)
      engine.callbacks.onRouteChange?.(next)
      tellSelection(engine, next)
    }
    return { engine, settings, language: words.language, words: words.texts, t, route, go }
  }, [engine, settings, words, route, where, view])
  // Kept, so that to hear of another page draws nothing of this one anew.
  const content = useMemo(
    () =>
      book && (
        <BookContext value={book}>
          {view === 'book' && <BookView />}
          {view === 'slip' && <SlipPanel isAlone />}
          {view === 'live' && <Board title={book.t('liveNow')} query="live=true" most={most} />}
          {view === 'upcoming' && <Board title={book.t('nextUp')} query="coupon=3" most={most} />}
          {view === 'carousel' && <TopEvents most={most} />}
          {view === 'top' && (
            <Board title={book.t('highlights')} query="coupon=6&live=false" most={most} />
          )}
        </BookContext>
      ),
    [book, view, most],
  )
  const theme = THEMES.includes(settings.themeName) ? settings.themeName : 'dark'
  return (
    <div
      className="root"
      lang={language}
      dir={directionOf(language)}
      data-theme={theme}
      style={
        {
          '--top': `${settings.stickyTop}px`,
          '--bottom': `${settings.stickyBottom}px`,
        } as React.CSSProperties
      }
    >
      {content}
    </div>
  )
}

function useWords(language: string): { language: string; texts: BookWords } | null {
  const [words, setWords] = useState<{ language: string; texts: BookWords } | null>(null)
  useEffect(() => {
    let isOver = false
    loadWords(language)
      .then((texts) => isOver || setWords({ language, texts }))
      .catch((error: unknown) =>
        console.error('The words of the sportsbook could not be loaded', error),
      )
    return () => {
      isOver = true
    }
  }, [language])
  return words
}

function tellSelection({ live, callbacks }: Engine, route: Route): void {
  const [championship] = route.championshipIds ?? []
  if (route.page === 'championship' && championship)
    callbacks.onChampionshipSelect?.({ id: championship })
  if (route.page === 'sport' && route.sportId)
    callbacks.onTopSportClick?.({ id: route.sportId, typeId: 0 })
  const event = route.eventId ? live.get(route.eventId) : undefined
  if (!event) return
  callbacks.onEventSelect?.({
    id: event.id,
    sportId: event.sportId,
    catId: event.categoryId,
    champId: event.championshipId,
    ...(event.situation.phase ? { liveTime: event.situation.phase } : {}),
  })
  if (event.sportId === 2)
    callbacks.onHorseRaceSelect?.({
      horseRaceId: event.id,
      horseRaceName: `${event.facts.race ?? ''}`,
    })
}
