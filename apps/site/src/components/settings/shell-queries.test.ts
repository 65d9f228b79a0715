import { expect, it } from 'vitest'
import { promotionsQueries } from '../../features/promotions/promotions-queries.ts'
import { vipQueries } from '../../features/vip/vip-queries.ts'
import { casinoQueries } from '../games/casino-queries.ts'
import { shellQueries } from './shell-queries.ts'

it('studios, categories, games, promotions and the VIP room are requested as they are on such a screen', () => {
  for (const mobile of [true, false]) {
    const address = { params: {}, search: new URLSearchParams(), mobile }
    expect(shellQueries(mobile)[0]?.variables).toEqual({ mobile })
    expect(casinoQueries(address)[0]?.variables).toEqual({ mobile })
    expect(casinoQueries(address)[1]?.variables).toMatchObject({ collection: { mobile } })
    expect(promotionsQueries(address)[0]?.variables).toEqual({ mobile })
    expect(vipQueries(address)[0]?.variables).toEqual({ mobile })
  }
})
