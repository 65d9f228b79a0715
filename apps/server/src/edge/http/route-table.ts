import type { Route } from '../../kit/http.ts'

export interface Found {
  route: Route | null
  /** The methods of a path that has routes, but none of this method; null for an unknown path. */
  allow: string | null
}

/** Finds the route of a request. A route for GET answers HEAD as well: Node leaves the body out. */
export function openRouteTable(routes: readonly Route[]): (method: string, path: string) => Found {
  const exact = new Map<string, Route[]>()
  for (const route of routes.filter(({ path }) => !path.endsWith('/*')))
    exact.set(route.path, [...(exact.get(route.path) ?? []), route])
  const prefixes = routes
    .filter(({ path }) => path.endsWith('/*'))
    .map((route) => ({ route, prefix: route.path.slice(0, -1) }))

  return (method, path) => {
    const wanted = method === 'HEAD' ? 'GET' : method
    const here =
      exact.get(path) ??
      prefixes.flatMap(({ route, prefix }) => (path.startsWith(prefix) ? [route] : []))
    const route = here.find((each) => each.method === wanted) ?? null
    return { route, allow: route || here.length === 0 ? null : methodsOf(here) }
  }
}

function methodsOf(routes: readonly Route[]): string {
  const methods = new Set(
    routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  )
  return [...methods].join(', ')
}
