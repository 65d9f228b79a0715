import { describe, expect, test } from 'vitest'
import { BOOK_PAGES } from '#contracts/book-pages.ts'
import {
  historyStep,
  hostQueryOf,
  namesRoute,
  pathOf,
  readRoute,
  routeOfPath,
  vendorRouteOf,
} from './route.ts'

describe('an address of the book', () => {
  test('knows all 22 pages of the vendors, and shows the overview for any other', () => {
    expect(BOOK_PAGES.map((page) => readRoute({ page }).page)).toEqual([...BOOK_PAGES])
    expect(BOOK_PAGES).toHaveLength(22)
    expect(readRoute({ page: 'casino' }).page).toBe('overview')
  })

  test.each([
    [{ page: 'coupon', couponType: '7', sportId: 'one' }, { page: 'coupon' }],
    [
      { page: 'championship', championshipIds: ['1001', 'x', 1002] },
      { page: 'championship', championshipIds: [1001, 1002] },
    ],
    [
      { page: 'coupon', couponType: 5, maxOdd: '1.8' },
      { page: 'coupon', couponType: 5, maxOdd: 1.8 },
    ],
    [
      { page: 'horseRacingDetails', raceId: '12' },
      { page: 'horseRacingDetails', horseRaceId: 12 },
    ],
    [{ page: 'event', eventId: '', maxOdd: '' }, { page: 'event' }],
    [{ page: 'period', date: '2026-13-45' }, { page: 'period' }],
    [{ page: 'period', date: '2026-02-30' }, { page: 'period' }],
    [{ page: 'custom1', view: 'search', text: '  ' }, { page: 'search' }],
    [{ page: 'search', text: 'a'.repeat(101) }, { page: 'search' }],
    [{ page: 'live', text: 'Genoa' }, { page: 'live' }],
  ])('leaves out of %j what is no number and no day', (given, route) => {
    expect(readRoute(given)).toEqual(route)
  })

  test.each([
    [{ sportId: 3 }, { page: 'sport', sportId: 3 }],
    [{ virtualSportId: '5' }, { page: 'virtual', virtualSportId: 5 }],
    [
      { sportId: 1, categoryIds: [10] },
      { page: 'category', sportId: 1, categoryIds: [10] },
    ],
    [{ championshipIds: [1001] }, { page: 'championship', championshipIds: [1001] }],
    [
      { sportId: 1, eventId: 7 },
      { page: 'event', sportId: 1, eventId: 7 },
    ],
    [{ raceId: 8 }, { page: 'horseRacingDetails', horseRaceId: 8 }],
    [{ couponType: 2 }, { page: 'coupon', couponType: 2 }],
    [{ maxOdd: 1.4 }, { page: 'coupon', couponType: 5, maxOdd: 1.4 }],
    [{ date: '2026-11-30' }, { page: 'period', date: '2026-11-30' }],
    [{ periodType: 2 }, { page: 'period', periodType: 2 }],
    [
      { page: 'casino', sportId: 3 },
      { page: 'sport', sportId: 3 },
    ],
  ])(
    'a route without a page of its own, %j, leads to the narrowest thing that it names',
    (given, route) => {
      expect(namesRoute(given)).toBe(true)
      expect(readRoute(given)).toEqual(route)
    },
  )

  test.each([{}, { page: 'casino' }, { sportId: 'x' }, { culture: 'de', eventType: 1 }])(
    '%j leads nowhere',
    (given) => {
      expect(namesRoute(given)).toBe(false)
    },
  )

  test('takes twenty championships at most', () => {
    const championshipIds = Array.from({ length: 30 }, (_, at) => at)
    expect(readRoute({ page: 'championship', championshipIds }).championshipIds).toHaveLength(20)
  })

  test.each([
    '/',
    '/live',
    '/event/1025220001',
    '/coupon?couponType=5&maxOdd=1.8',
    '/search?text=FC+K%C3%B6ln',
    '/championship?championshipIds=1001&championshipIds=1002',
  ])('%s is printed as it was read', (path) => {
    expect(pathOf(routeOfPath(path))).toBe(path)
  })

  test.each(['search', 'favourites', 'calculator'] as const)(
    'reports the own page %s in the words of the vendors, and reads it in them',
    (page) => {
      const route = vendorRouteOf({ page })
      expect(route).toEqual({ page: 'custom1', view: page })
      expect(readRoute(route)).toEqual({ page })
    },
  )

  test.each([
    ['/', 'page=overview'],
    ['/search', 'page=custom1&view=search'],
    ['/search?text=Genoa+CFC', 'page=custom1&view=search&text=Genoa+CFC'],
    ['/event/1025220001', 'page=event&eventId=1025220001'],
    [
      '/championship?championshipIds=1001&championshipIds=1002',
      'page=championship&championshipIds=1001&championshipIds=1002',
    ],
  ])('of the path %s stands in a host’s address as %s', (path, query) => {
    const route = routeOfPath(path)
    expect(hostQueryOf(route)).toBe(query)
    const given = new URLSearchParams(query)
    const read = Object.fromEntries(
      [...given.keys()].map((name) => {
        const all = given.getAll(name)
        return [name, all.length > 1 ? all : all[0]]
      }),
    )
    expect(readRoute(read)).toEqual(route)
  })

  test('reports every other page by its name, and reads no view of it', () => {
    const route = { page: 'period', date: '2026-11-30' } as const
    expect(vendorRouteOf(route)).toEqual(route)
    expect(readRoute({ page: 'custom1', view: 'event' })).toEqual({ page: 'custom1' })
    expect(readRoute({ page: 'live', view: 'search' })).toEqual({ page: 'live' })
  })

  test('takes the place of the one before where only the typed text differs', () => {
    expect(historyStep({ page: 'search' }, { page: 'search', text: 'Gen' })).toBe('replaceState')
    expect(historyStep({ page: 'search', text: 'Gen' }, { page: 'event', eventId: 7 })).toBe(
      'pushState',
    )
  })
})
