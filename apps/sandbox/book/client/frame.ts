import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource/gloock/latin-400.css'
import { historyStep, mountBook, openEngine, pathOf, routeOfPath } from './mount.tsx'
import type { Route } from './route.ts'

/**
 * The book in a frame of its own: the language stands in the page, the token and the path in its
 * address. It sends the page around it `{book: 'login' | 'register' | 'recharge' | 'expired'}`, and
 * `{book: 'route', path}` where it has gone; it goes where that page sends it,
 * `{book: 'go', path}`, and leaves the history to it from then on.
 */
const place = document.querySelector('#book')
if (!(place instanceof HTMLElement)) throw new Error('The page has no #book.')
const token = new URLSearchParams(location.search).get('sb') ?? ''
const engine = openEngine(new URL(place.dataset.api ?? '', location.href).href, {
  culture: document.documentElement.lang,
  token,
})
const post = (book: string, facts: object = {}) => parent.postMessage({ book, ...facts }, '*')
let isLed = false
const callbacks = {
  onRouteChange(route: Route) {
    const path = pathOf(route)
    const step = isLed ? 'replaceState' : historyStep(routeOfPath(location.hash), route)
    history[step](null, '', `#${path}`)
    post('route', { path })
  },
  onSignIn: () => post('login'),
  onRegister: () => post('register'),
  onInsufficientBalance: () => post('recharge'),
  onTokenExpired: () => post('expired'),
}
const mounted = mountBook(place.attachShadow({ mode: 'open' }), {
  engine,
  view: 'book',
  callbacks,
  route: location.hash === '' ? undefined : routeOfPath(location.hash),
})
addEventListener('popstate', () => mounted.navigate(routeOfPath(location.hash)))
addEventListener('message', ({ source, data }: MessageEvent) => {
  if (source !== parent || data?.book !== 'go' || typeof data.path !== 'string') return
  isLed = true
  history.replaceState(null, '', `#${data.path}`)
  mounted.navigate(routeOfPath(data.path))
})
