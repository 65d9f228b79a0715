import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { WalletRoutesDeps } from '../../src/games/providers/provider.ts'
import { hub88WalletRoutes } from '../../src/games/wallet/dialects/hub88.routes.ts'
import { playngoWalletRoutes } from '../../src/games/wallet/dialects/playngo.routes.ts'
import { pragmaticWalletRoutes } from '../../src/games/wallet/dialects/pragmatic.routes.ts'
import { softswissWalletRoutes } from '../../src/games/wallet/dialects/softswiss.routes.ts'
import { tomhornWalletRoutes } from '../../src/games/wallet/dialects/tomhorn.routes.ts'
import { tvbetWalletRoutes } from '../../src/games/wallet/dialects/tvbet.routes.ts'
import type { Route } from '../../src/kit/http.ts'

const { paths } = parse(
  readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'),
) as { paths: Record<string, unknown> }
// None of these is used before a call comes.
const deps = {} as WalletRoutesDeps
const gamePrefix = ''

it.each<[string, Route[]]>([
  [
    'softswiss',
    softswissWalletRoutes({
      ...deps,
      provider: { id: 'softswiss', gamePrefix, casinoId: '', secrets: [] },
    }),
  ],
  [
    'oryx',
    hub88WalletRoutes({
      ...deps,
      provider: { id: 'oryx', gamePrefix, listPublicKeys: async () => [] },
    }),
  ],
  [
    'playngo',
    playngoWalletRoutes({ ...deps, provider: { id: 'playngo', gamePrefix, accessTokens: [] } }),
  ],
  ['tvbet', tvbetWalletRoutes({ ...deps, provider: { id: 'tvbet', gamePrefix, secrets: [] } })],
  [
    'tomhorn',
    tomhornWalletRoutes({
      ...deps,
      provider: { id: 'tomhorn', gamePrefix, partnerId: '', secrets: [] },
    }),
  ],
  [
    'pragmatic',
    pragmaticWalletRoutes({
      ...deps,
      provider: { id: 'pragmatic', gamePrefix, providerId: '', secrets: [] },
    }),
  ],
])('the description lists the addresses of %s, and no others', (id, routes) => {
  const listed = Object.keys(paths).filter((path) => path.startsWith(`/providers/${id}/wallet/`))
  // A route for all other addresses refuses them: there is nothing to describe.
  const others = `/providers/${id}/wallet/*`
  const known = routes.map(({ path }) => path).filter((path) => path !== others)
  expect(listed.sort()).toEqual(known.sort())
})
