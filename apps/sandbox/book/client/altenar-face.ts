import { fetchFirstView } from './first-view.ts'
import type { Mounted, View } from './mount.tsx'
import type { BookCallbacks } from './settings.ts'

type BookModule = typeof import('./mount.tsx')
type Given = Readonly<Record<string, unknown>>
interface Placed {
  container?: Element | null
  props?: Given
  tokens?: Given
  inactivityTimeout?: number
}

const WIDGETS: Readonly<Record<string, View>> = {
  WBetSlip: 'slip',
  WTopSports: 'top',
  WUpcoming: 'upcoming',
  WLiveNow: 'live',
  WPopularBets: 'top',
  WBetHistory: 'slip',
  WEventSearch: 'upcoming',
  WTopEventsCarousel: 'carousel',
  WHorseRacingOverview: 'upcoming',
}
const INACTIVE_S = 2_700
const own = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href
const api = new URL('api', own).href
/**
 * Imports the book from beside this script, by a fixed name, so that this script needs no knowledge
 * of the build.
 */
const importBook = () =>
  import(/* @vite-ignore */ new URL('book.js', own).href) as Promise<BookModule>
let loading: Promise<BookModule> | null = null
/** Loaded with the first part of the book that is shown; a failure is tried again by the next. */
const load = () => {
  loading ??= importBook().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

let integration: string | null = null
let settings: Record<string, unknown> = {}
let engine: ReturnType<BookModule['openEngine']> | null = null
let book: { remove(): void } | null = null
let shown: Mounted | null = null
let wanted: Given | null = null
let inactive: ReturnType<typeof setTimeout> | undefined

async function place(host: Element, view: View, { props = {} }: Placed): Promise<Mounted | null> {
  host.replaceChildren()
  const inner = document.createElement('div')
  const root = inner.attachShadow({ mode: 'closed' })
  host.append(inner)
  try {
    const module = await load()
    engine ??= module.openEngine(api, settings)
    engine.update(props)
    if (!inner.isConnected) return null
    const isHash = view === 'book' && props.routerType !== 'memory'
    // The book hears for the widgets beside it. Where it has gone, the widget that comes next
    // hears.
    if (view === 'book' || !book) engine.callbacks = callbacksOf(props, isHash ? module : null)
    const first = isHash ? module.routeOfPath(location.hash) : module.readRoute(wanted ?? props)
    return module.mountBook(root, {
      engine,
      view,
      route: first,
      ...(Number(props.eventCount) > 0 ? { most: Number(props.eventCount) } : {}),
    })
  } catch (error) {
    console.error('The sportsbook could not be loaded', error)
    const { onConnectionError } = props as BookCallbacks
    onConnectionError?.()
    return null
  }
}

/** The host's own callbacks by the names that the book uses; with a hash, the address follows. */
function callbacksOf(props: Given, hash: BookModule | null): BookCallbacks {
  const given = props as BookCallbacks & {
    onSignInButtonClick?(): void
    onUserTokenExpiration?(): unknown
  }
  return {
    ...given,
    linkOfCode: (code) => `${location.origin}${location.pathname}?shareCode=${code}`,
    onSignIn: () => given.onSignInButtonClick?.(),
    onTokenExpired: () => given.onUserTokenExpiration?.(),
    onRouteChange(route) {
      if (hash)
        history.pushState(
          history.state,
          '',
          `#${hash.pathOf(route) === '/' ? '/overview' : hash.pathOf(route)}`,
        )
      given.onRouteChange?.(route)
    },
    onBetPlacement: (ids) => given.onBetPlacement?.(Object.assign([...ids], { betIds: [...ids] })),
  }
}

function stayActive(seconds: number): void {
  clearTimeout(inactive)
  inactive = setTimeout(() => engine?.live.close(), seconds * 1000)
}

const sdk = {
  init(given: Given): void {
    if (given.integration === integration) return
    integration = String(given.integration)
    settings = { ...given }
    fetchFirstView(own, given.culture)
    engine?.update(settings)
  },
  /** Nothing happens before a sportsbook stands. */
  set(given: Given): void {
    if (!book) return
    wanted = { ...wanted, ...given }
    settings = { ...settings, ...given }
    engine?.update(given)
    void load().then(
      (module) => module.namesRoute(given) && shown?.navigate(module.readRoute(given)),
    )
  },
  addSportsBook(placed: Placed): { remove(): void } | undefined {
    const { container, props = {}, inactivityTimeout = INACTIVE_S } = placed
    if (!container)
      return void console.warn('altenarWSDK: there is no container for the sportsbook')
    if (book) {
      console.warn('altenarWSDK: the sportsbook that was there is removed')
      book.remove()
    }
    let mounted: Mounted | null = null
    const follow = () =>
      void load().then((module) => mounted?.navigate(module.routeOfPath(location.hash)))
    const touch = () => stayActive(inactivityTimeout)
    const mine = {
      remove() {
        removeEventListener('popstate', follow)
        removeEventListener('pointerdown', touch)
        clearTimeout(inactive)
        mounted?.remove()
        container.replaceChildren()
        if (book !== mine) return
        book = null
        shown = null
        wanted = null
      },
    }
    book = mine
    if (props.routerType !== 'memory') addEventListener('popstate', follow)
    addEventListener('pointerdown', touch)
    touch()
    void place(container, 'book', placed).then((done) => {
      mounted = done
      if (book === mine) shown = done
      else done?.remove()
    })
    return mine
  },
  addWidget({
    widget,
    ...placed
  }: Placed & { widget: string }): { remove(): void; update(props: Given): void } | undefined {
    const view = WIDGETS[widget]
    const { container } = placed
    if (!container || !view)
      return void console.warn(`altenarWSDK: the widget ${widget} cannot be shown`)
    const mounted = place(container, view, placed)
    return {
      remove: () => void mounted.then((done) => done?.remove()),
      update: (props) => engine?.update(props),
    }
  },
  toggleSelections: (ids: readonly number[]) => void engine?.toggleSelections(ids, 'toggle'),
  stopActivity: () => engine?.live.close(),
  resumeActivity: () => engine?.live.reconnect(),
  reconnect: () => engine?.live.reconnect(),
}

Object.assign(window, { altenarWSDK: sdk })
