import { StrictMode, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { directionOf } from '#rules/languages.ts'
import { BookView, preparePage } from './Book.tsx'
import css from './book.css?inline'
import { BookContext } from './book-context.ts'
import { type Engine, openEngine } from './engine.ts'
import { type Callback, followPress, type Selection, type ShownBook } from './hosts.ts'
import { laterPart } from './later-part.tsx'
import { notingPlace, takeLeftPlace } from './left-place.ts'
import { type LeftScroll, openLeftScroll } from './left-scroll.ts'
import { isSameRoute, OVERVIEW, pagePathOf, pathOf, type Route, routeOfPath } from './route.ts'
import { SlipPanel } from './SlipPanel.tsx'
import type { BookCallbacks, BookSettings } from './settings.ts'
import { openStore, type Store, useStore } from './store.ts'
import { TopEvents } from './TopEvents.tsx'
import { useAnswered } from './use-answered.ts'
import { countOf, RACING, type WidgetOptions, type WidgetView } from './widget-options.ts'
import type { BookWords } from './words/en.ts'
import { fill, languageOf, loadWords, type Translate } from './words/words.ts'

export {
  historyStep,
  hostQueryOf,
  namesRoute,
  pathOf,
  readRoute,
  routeOfPath,
  vendorRouteOf,
} from './route.ts'
export { openEngine }

const Widget = laterPart(async () => (await import('./widgets.tsx')).Widget, 3)

/** The part that is put on the page: all of the book, or one view. */
export type View = 'book' | 'slip' | 'carousel' | 'promo' | WidgetView

export interface Mounted {
  navigate(route: Route): void
  update(part: Partial<PartOptions>): void
  remove(): void
}

/** The options that a part's host may change while the part is shown. */
interface PartOptions {
  callbacks: BookCallbacks
  /** The vendor's own options of a widget, as they were given. */
  options: WidgetOptions
}

interface MountOptions extends Partial<PartOptions> {
  engine: Engine
  view: View
  /** Where the address leads; without it the book begins where its visitor has left it. */
  route?: Route | undefined
}

const THEMES = ['dark', 'light', 'contrast']

/** Puts a part of the book into a root and keeps it there until it is removed. */
export function mountBook(
  root: ShadowRoot,
  { engine, view, route: given, callbacks = {}, options = {} }: MountOptions,
): Mounted {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  // Sheets of this kind stand outside of the host page's policy for styles.
  root.adoptedStyleSheets = [sheet]
  const place = document.createElement('div')
  root.replaceChildren(place)
  const isBook = view === 'book'
  const left = isBook ? takeLeftPlace() : null
  const first = given ?? (left ? routeOfPath(left.path) : OVERVIEW)
  if (left) engine.isSlipOpen.set(left.isSlipOpen)
  if (isBook) preparePage(first)
  const route = openStore(first)
  const part = openStore<PartOptions>({ callbacks, options })
  const { hosts } = engine
  const own = notingPlace(
    (name) => part.get().callbacks[name],
    () => ({
      path: hosts.book?.path() ?? pathOf(route.get()),
      isSlipOpen: engine.isSlipOpen.get(),
    }),
  )
  const scroll = openLeftScroll()
  const here: Here = {
    route,
    part,
    scroll,
    callback: (name) => own(name) ?? hosts.book?.callback(name),
    go(next) {
      if (isBook) {
        if (pagePathOf(next) !== pagePathOf(route.get())) scroll.leave(pagePathOf(route.get()))
        route.set(next)
      }
      followPress(hosts, { own, isBook }, { route: next, selections: selectionsOf(engine, next) })
    },
  }
  const book: ShownBook = { callback: own, go: here.go, path: () => pathOf(route.get()) }
  const leave = hosts.join(own)
  if (isBook) hosts.book = book
  const react = createRoot(place)
  react.render(
    <StrictMode>
      <Part engine={engine} view={view} here={here} />
    </StrictMode>,
  )
  own('onRouterLoad')?.()
  return {
    navigate(next) {
      if (!isSameRoute(route.get(), next)) route.set(next)
    },
    update(changed) {
      const { callbacks, options } = part.get()
      part.set({
        callbacks: { ...callbacks, ...changed.callbacks },
        options: { ...options, ...changed.options },
      })
    },
    remove() {
      leave()
      scroll.remove()
      if (hosts.book === book) hosts.book = null
      react.unmount()
      place.remove()
    },
  }
}

/** A part of the book: where it is, and its host. */
interface Here {
  route: Store<Route>
  part: Store<PartOptions>
  callback: Callback
  go(route: Route): void
  scroll: LeftScroll
}

function Part({ engine, view, here }: { engine: Engine; view: View; here: Here }) {
  const settings = useStore(engine.settings)
  const route = useAnswered(useStore(here.route))
  const { options } = useStore(here.part)
  const language = languageOf(settings.culture)
  const words = useWords(language)
  const book = useMemo(() => {
    if (!words) return null
    const t: Translate = (key, values) => fill(words.texts[key] ?? key, values, words.language)
    const { callback, go, scroll } = here
    const texts = { language: words.language, words: words.texts, t }
    return { engine, settings, ...texts, route, chosen: here.route, callback, go, scroll }
  }, [engine, settings, words, route, here])
  // Kept, so that news of another page draws nothing of this one again.
  const content = useMemo(
    () => book && <BookContext value={book}>{contentOf(view, options)}</BookContext>,
    [book, view, options],
  )
  const theme = THEMES.includes(settings.themeName) ? settings.themeName : 'dark'
  return (
    <div
      className="root"
      lang={language}
      dir={directionOf(language)}
      data-theme={theme}
      style={styleOf(settings)}
    >
      {content}
    </div>
  )
}

/** Returns the facts of the host's page that the book's style sheets use. */
function styleOf(settings: BookSettings): React.CSSProperties {
  const { stickyTop, stickyBottom, slipTop, slipRight, slipLayer, fonts } = settings
  const properties: Readonly<Record<`--${string}`, string | number>> = {
    '--top': `${stickyTop}px`,
    '--bottom': `${stickyBottom}px`,
    '--slip-top': `${slipTop ?? stickyTop}px`,
    '--slip-right': `${slipRight}px`,
    ...(slipLayer === null ? {} : { '--slip-layer': slipLayer }),
    ...(fonts === '' ? {} : { '--fonts': fonts }),
  }
  return properties
}

function contentOf(view: View, options: WidgetOptions) {
  if (view === 'book') return <BookView />
  if (view === 'slip') return <SlipPanel isAlone />
  if (view === 'carousel') return <TopEvents most={countOf(options)} />
  if (view === 'promo')
    return (
      <>
        {options.withSportsList === true && <Widget view="topSports" options={{}} />}
        <TopEvents most={countOf(options)} />
      </>
    )
  return <Widget view={view} options={options} />
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

/** Returns the selections that a press on the way to a route makes. */
function selectionsOf({ live }: Engine, route: Route): Selection[] {
  const [championship] = route.championshipIds ?? []
  if (route.page === 'championship' && championship)
    return [{ name: 'onChampionshipSelect', facts: { id: championship } }]
  if (route.page === 'sport' && route.sportId)
    return [{ name: 'onTopSportClick', facts: { id: route.sportId, typeId: 0 } }]
  const event = route.eventId ? live.get(route.eventId) : undefined
  if (!event) return []
  const { id, sportId, categoryId: catId, championshipId: champId, situation, facts } = event
  const liveTime = situation.phase ? { liveTime: situation.phase } : {}
  const race = { horseRaceId: id, horseRaceName: `${facts.race ?? ''}` }
  return [
    { name: 'onEventSelect', facts: { id, sportId, catId, champId, ...liveTime } },
    ...(sportId === RACING ? [{ name: 'onHorseRaceSelect', facts: race } as const] : []),
  ]
}
