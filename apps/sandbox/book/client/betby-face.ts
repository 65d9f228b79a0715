import { fetchFirstView } from './first-view.ts'
import { addStyles } from './host-styles.ts'
import type { Mounted } from './mount.tsx'
import type { BookCallbacks } from './settings.ts'

type BookModule = typeof import('./mount.tsx')
type Engine = ReturnType<BookModule['openEngine']>

interface PromoParams {
  withSportsList?: boolean
  onBannerClick?(banner: { url?: string; customAction?: string }): void
  onOutcomeClick?(outcome: { url?: string }): void
  /** The vendor does not publish this argument: this one is the stand-in's own. */
  onSportClick?(sport: { id: number; url: string }): void
}

interface BetbyOptions {
  target?: Element | null
  token?: string
  lang?: string
  url?: string
  themeName?: string
  /** Style sheets of the host, for what the book draws. */
  cssUrls?: unknown
  widgetName?: string
  widgetParams?: PromoParams
  onTokenExpired?(): Promise<string>
  /** Called when a new token has been taken. */
  onTokenRefresh?(): void
  /**
   * Called when no token brings the session back: the host begins a new one, and the book again.
   */
  onSessionRefresh?(): void
  onLogin?(): void
  onRegister?(): void
  onRecharge?(): void
  onRouteChange?(path: string): void
  onBetSlipStateChange?(state: { count: number }): void
  [name: string]: unknown
}

const MOST_IN_PROMO = 8
const own = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href
const api = new URL('api', own).href
/**
 * Imports the book from beside this script, by a fixed name, so that this script needs no knowledge
 * of the build.
 */
const importBook = () =>
  import(/* @vite-ignore */ new URL('book.js', own).href) as Promise<BookModule>

class BTRenderer {
  #mounted: Mounted | null = null
  #engine: Engine | null = null
  #options: BetbyOptions = {}
  #removeStyles = () => {}
  /** The book that is wanted; a new one each time, so that an older one that comes late is left. */
  #newest: object | null = null
  /** Whether the token was given in place of an expired one, and has opened nothing yet. */
  #isRenewed = false

  initialize(options: BetbyOptions): this {
    this.kill()
    this.#options = options
    fetchFirstView(own, options.lang)
    void this.#show().catch((error: unknown) =>
      console.error('The sportsbook could not be loaded', error),
    )
    return this
  }

  updateOptions(changed: BetbyOptions): void {
    this.#options = { ...this.#options, ...changed }
    this.#engine?.update(settingsOf(changed))
    const { url } = changed
    if (url !== undefined)
      void importBook().then((module) => this.#mounted?.navigate(module.routeOfPath(url)))
  }

  kill(): void {
    this.#newest = null
    this.#isRenewed = false
    this.#removeStyles()
    this.#mounted?.remove()
    this.#engine?.close()
    this.#mounted = null
    this.#engine = null
    this.#options.target?.replaceChildren()
  }

  async #show(): Promise<void> {
    const newest = {}
    this.#newest = newest
    if (!this.#options.target)
      return console.warn('BTRenderer: there is no target for the sportsbook')
    const module = await importBook()
    const { target, url = '/', widgetName, widgetParams = {}, cssUrls } = this.#options
    if (this.#newest !== newest || !target) return
    const inner = document.createElement('div')
    target.replaceChildren(inner)
    const engine = module.openEngine(api, settingsOf(this.#options))
    this.#engine = engine
    engine.account.subscribe(() => {
      if (engine.account.get().status === 'player') this.#isRenewed = false
    })
    const isPromo = widgetName === 'promo'
    const root = inner.attachShadow({ mode: 'open' })
    this.#mounted = module.mountBook(root, {
      engine,
      view: isPromo ? 'promo' : 'book',
      route: module.routeOfPath(url),
      callbacks: {
        ...this.#callbacks(module, engine),
        ...(isPromo ? promoCallbacks(module, widgetParams) : leading(module)),
      },
      options: { eventCount: MOST_IN_PROMO, withSportsList: widgetParams.withSportsList },
    })
    this.#removeStyles = addStyles(root, cssUrls)
  }

  #callbacks(module: BookModule, engine: Engine): BookCallbacks {
    const now = () => this.#options
    return {
      onSignIn: () => now().onLogin?.(),
      ...(now().onRegister && { onRegister: () => now().onRegister?.() }),
      onInsufficientBalance: () => now().onRecharge?.(),
      onTokenExpired: () => this.#renew(engine),
      onSelectionCountChange: (count) => now().onBetSlipStateChange?.({ count }),
      onRouteChange: (route) => now().onRouteChange?.(module.pathOf(route)),
    }
  }

  /** Requests another token from the host; when that one opens nothing either, another session. */
  async #renew(engine: Engine): Promise<void> {
    const { onTokenExpired, onTokenRefresh, onSessionRefresh } = this.#options
    if (this.#isRenewed && onSessionRefresh) return onSessionRefresh()
    const token = await (async () => onTokenExpired?.())().catch((error: unknown) => {
      console.error('The host of the sportsbook gave no token', error)
    })
    if (engine !== this.#engine) return
    if (!token) return onSessionRefresh?.()
    this.#isRenewed = true
    engine.update({ token })
    onTokenRefresh?.()
  }
}

/** The host leads the book by its own address. */
function leading({ pathOf }: BookModule): BookCallbacks {
  return { hrefOf: (route) => `?${new URLSearchParams({ 'bt-path': pathOf(route) })}` }
}

/** A promo goes nowhere: the host gets the pressed path, and opens the book there. */
function promoCallbacks(
  module: BookModule,
  { onBannerClick, onOutcomeClick, onSportClick }: PromoParams,
): BookCallbacks {
  return {
    onRouteChange(route) {
      const url = module.pathOf(route)
      if (route.page === 'sport' && route.sportId && onSportClick)
        onSportClick({ id: route.sportId, url })
      else onBannerClick?.({ url })
    },
    onOddSelect: ({ eventId }) => onOutcomeClick?.({ url: `/event/${eventId}` }),
  }
}

function settingsOf({ lang, token, themeName, ...others }: BetbyOptions): Record<string, unknown> {
  return {
    ...others,
    ...(lang ? { culture: lang } : {}),
    ...(token ? { token } : {}),
    ...(themeName ? { themeName } : {}),
  }
}

Object.assign(window, { BTRenderer })
