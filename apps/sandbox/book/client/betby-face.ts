import { fetchFirstView } from './first-view.ts'
import type { Mounted } from './mount.tsx'

type BookModule = typeof import('./mount.tsx')
interface BetbyOptions {
  target?: Element | null
  token?: string
  lang?: string
  url?: string
  themeName?: string
  widgetName?: string
  widgetParams?: {
    onBannerClick?(banner: { url?: string; customAction?: string }): void
    onOutcomeClick?(outcome: { url?: string }): void
  }
  onTokenExpired?(): Promise<string>
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
  #engine: ReturnType<BookModule['openEngine']> | null = null
  #options: BetbyOptions = {}
  #isKilled = false

  initialize(options: BetbyOptions): this {
    this.#options = options
    this.#isKilled = false
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
    this.#isKilled = true
    this.#mounted?.remove()
    this.#engine?.close()
    this.#mounted = null
    this.#engine = null
    this.#options.target?.replaceChildren()
  }

  async #show(): Promise<void> {
    const { target, url = '/', widgetName, widgetParams } = this.#options
    if (!target) return console.warn('BTRenderer: there is no target for the sportsbook')
    const module = await importBook()
    if (this.#isKilled) return
    const inner = document.createElement('div')
    target.replaceChildren(inner)
    const engine = module.openEngine(api, settingsOf(this.#options))
    this.#engine = engine
    const now = () => this.#options
    engine.callbacks = {
      onSignIn: () => now().onLogin?.(),
      onRegister: () => now().onRegister?.(),
      onInsufficientBalance: () => now().onRecharge?.(),
      onTokenExpired: async () => {
        const token = await now().onTokenExpired?.()
        if (token) engine.update({ token })
      },
      onSelectionCountChange: (count) => now().onBetSlipStateChange?.({ count }),
      onRouteChange(route) {
        if (widgetName === 'promo') widgetParams?.onBannerClick?.({ url: module.pathOf(route) })
        else now().onRouteChange?.(module.pathOf(route))
      },
      onOddSelect({ eventId }) {
        if (widgetName === 'promo') widgetParams?.onOutcomeClick?.({ url: `/event/${eventId}` })
      },
    }
    const view = widgetName === 'promo' ? 'carousel' : 'book'
    this.#mounted = module.mountBook(inner.attachShadow({ mode: 'open' }), {
      engine,
      view,
      route: module.routeOfPath(url),
      most: MOST_IN_PROMO,
    })
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
