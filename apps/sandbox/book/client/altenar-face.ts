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
  WTopSports: 'topSports',
  WUpcoming: 'upcoming',
  WLiveNow: 'live',
  WPopularBets: 'popularBets',
  WBetHistory: 'betHistory',
  WEventSearch: 'search',
  WTopEventsCarousel: 'carousel',
  WHorseRacingOverview: 'horseRacing',
}
/** Time from the taking of a bet until its host is notified, in ms. */
const PLACED_MS = 500
/** Orders of a host that are kept until the book is drawn. */
const MOST_ORDERS = 20
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
let shown: { mounted: Mounted; isHash: boolean } | null = null
/** The settings that the host made while the book was being loaded, oldest first. */
let orders: Given[] = []
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
    const isBook = view === 'book'
    const isHash = isBook && props.routerType !== 'memory'
    const route = isBook ? firstRoute(module, props, isHash) : module.readRoute(props)
    if (isHash) showHash(module, route, 'replaceState')
    const callbacks = callbacksOf(props, module, isHash)
    const mounted = module.mountBook(root, { engine, view, route, callbacks, options: props })
    if (isBook) for (const order of orders.splice(0)) engine.update(order)
    return mounted
  } catch (error) {
    console.error('The sportsbook could not be loaded', error)
    const { onConnectionError } = props as BookCallbacks
    onConnectionError?.()
    return null
  }
}

/** Where the book begins: where the host has sent it meanwhile, or where it was added. */
function firstRoute(module: BookModule, props: Given, isHash: boolean) {
  const order = orders.findLast(module.namesRoute)
  if (order) return module.readRoute(order)
  return isHash ? module.routeOfPath(location.hash) : module.readRoute(props)
}

function showHash(
  module: BookModule,
  route: ReturnType<BookModule['readRoute']>,
  how: 'pushState' | 'replaceState',
): void {
  const path = module.pathOf(route)
  const hash = `#${path === '/' ? '/overview' : path}`
  if (hash !== location.hash) history[how](history.state, '', hash)
}

/** The host's own callbacks by the names that the book uses; with a hash, the address follows. */
function callbacksOf(props: Given, book: BookModule, isHash: boolean): BookCallbacks {
  const given = props as Omit<BookCallbacks, 'onRouteChange'> & {
    onRouteChange?(route: Given): void
    onSignInButtonClick?(): void
    onUserTokenExpiration?(): unknown
  }
  const { onSignInButtonClick, onUserTokenExpiration, onBetPlacement, onRouteChange, ...same } =
    given
  return {
    ...same,
    ...(props.routerType === 'memory' && { hrefOf: (route) => `?${book.hostQueryOf(route)}` }),
    linkOfCode: (code) => `${location.origin}${location.pathname}?shareCode=${code}`,
    ...(onSignInButtonClick && { onSignIn: () => onSignInButtonClick() }),
    ...(onUserTokenExpiration && { onTokenExpired: onUserTokenExpiration }),
    ...((isHash || onRouteChange) && {
      onRouteChange(route) {
        if (isHash) showHash(book, route, book.historyStep(book.routeOfPath(location.hash), route))
        onRouteChange?.(book.vendorRouteOf(route))
      },
    }),
    ...(onBetPlacement && {
      onBetPlacement: (ids) =>
        setTimeout(() => onBetPlacement(Object.assign([...ids], { betIds: [...ids] })), PLACED_MS),
    }),
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
    settings = { ...settings, ...given }
    if (!shown) {
      orders = [...orders, given].slice(-MOST_ORDERS)
      return
    }
    engine?.update(given)
    const { mounted, isHash } = shown
    void load().then((module) => {
      if (!module.namesRoute(given)) return
      const route = module.readRoute(given)
      mounted.navigate(route)
      if (isHash) showHash(module, route, 'pushState')
    })
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
        orders = []
      },
    }
    book = mine
    if (props.routerType !== 'memory') addEventListener('popstate', follow)
    addEventListener('pointerdown', touch)
    touch()
    void place(container, 'book', placed).then((done) => {
      mounted = done
      if (book !== mine) done?.remove()
      else if (done) shown = { mounted: done, isHash: props.routerType !== 'memory' }
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
      update: (props) =>
        void Promise.all([load(), mounted]).then(([module, done]) => {
          engine?.update(props)
          done?.update({ callbacks: callbacksOf(props, module, false), options: props })
        }),
    }
  },
  toggleSelections: (ids: readonly number[]) => void engine?.toggleSelections(ids, 'toggle'),
  stopActivity: () => engine?.live.close(),
  resumeActivity: () => engine?.live.reconnect(),
  reconnect: () => engine?.live.reconnect(),
}

// Most hosts show their page's language. Another one is fetched when the host names it.
fetchFirstView(own, document.documentElement.lang)
Object.assign(window, { altenarWSDK: sdk })
