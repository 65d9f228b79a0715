import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource/gloock/latin-400.css'
import { mountBook, openEngine, pathOf, routeOfPath } from './mount.tsx'
import type { Route } from './route.ts'

/** The book in a frame of its own: the language stands in the page, the token in its address. */
const place = document.querySelector('#book')
if (!(place instanceof HTMLElement)) throw new Error('The page has no #book.')
const token = new URLSearchParams(location.search).get('sb') ?? ''
const engine = openEngine(new URL(place.dataset.api ?? '', location.href).href, {
  culture: document.documentElement.lang,
  token,
})
const tell = (what: string) => parent.postMessage({ book: what }, '*')
const callbacks = {
  onRouteChange: (route: Route) => history.pushState(null, '', `#${pathOf(route)}`),
  onSignIn: () => tell('login'),
  onRegister: () => tell('register'),
  onInsufficientBalance: () => tell('recharge'),
}
const mounted = mountBook(place.attachShadow({ mode: 'open' }), {
  engine,
  view: 'book',
  callbacks,
  route: location.hash === '' ? undefined : routeOfPath(location.hash),
})
addEventListener('popstate', () => mounted.navigate(routeOfPath(location.hash)))
