import { expect, it } from 'vitest'
import { readPageAddress } from '../../../../server/src/edge/pages/page-address.ts'
import { readBrands } from '../../components/games/brands.ts'
import { modalIn } from '../../components/navigation/modal-address.ts'
import { modalNames } from '../../components/navigation/modal-names.ts'
import { searchParameter } from '../../components/navigation/open-search.ts'
import { promotionParameter } from '../../components/navigation/use-promotion-href.ts'
import { showsFavourites } from '../../features/favourites/favourites-view.ts'
import { titleOf } from '../../features/play/game-title.ts'
import { isActive, navigation } from '../../frame/navigation.ts'
import { pageParameters } from './page-parameters.ts'

const pageOf = (address: string) =>
  readPageAddress(address, pageParameters, () => ['en', 'de'])?.url ?? ''
const searchOf = (address: string) => new URL(address, 'http://site').searchParams

/** Returns the parameters of an address that the server's drawing reads. */
const reads: Readonly<
  Record<string, { addresses: string[]; read: (search: URLSearchParams) => unknown }>
> = {
  'the providers of the catalogue': {
    addresses: ['/casino?p=1&brands=A,b', '/casino/slot_games?brands=A'],
    read: readBrands,
  },
  'the shelf of favourites': { addresses: ['/casino?show=favourites&p=1'], read: showsFavourites },
  'the dialog': {
    addresses: [...modalNames.map((name) => `/?modal=${name}`), '/?modal=none'],
    read: (search) => modalIn({ search: search.toString(), hash: '' }),
  },
  'the promotion': {
    addresses: ['/vip?p=1&modal=promotion&promotion=a%20b'],
    read: (search) => search.get(promotionParameter),
  },
  'whether games are searched': {
    addresses: ['/casino?search=comet', '/?search'],
    read: (search) => search.has(searchParameter),
  },
  'the name of a game': {
    addresses: [`/play/demo/a?name=${'x'.repeat(300)}&provider=B&p=1`],
    read: (search) => titleOf('a', search, []),
  },
  'the room of the sportsbook': {
    addresses: [
      '/sports?page=live',
      '/sports?page=overview&p=1',
      '/sports?page=results',
      '/sports?p=1',
    ],
    read: (search) => navigation.map((entry) => isActive(entry, '/sports', search)),
  },
}

it.each(Object.entries(reads))(
  'the page that an address names has %s as the address has',
  (_, { addresses, read }) => {
    for (const address of addresses)
      expect([address, read(searchOf(pageOf(address)))]).toEqual([address, read(searchOf(address))])
  },
)

it('an address without them names the plain page, and what only the browser reads is not among them', () => {
  for (const address of [
    '/casino?search_brands=A',
    '/?btag=x',
    '/account/profile?incognito=true',
    '/vip?brands=A',
    '/?token=secret',
  ])
    expect(pageOf(address)).toBe(new URL(address, 'http://site').pathname)
})
