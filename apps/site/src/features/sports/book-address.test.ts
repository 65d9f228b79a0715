import { describe, expect, test } from 'vitest'
import { isSamePlace, isSamePlaceWithoutText, readPlace, writePlace } from './book-address.ts'

const read = (query: string) => readPlace(new URLSearchParams(query))

describe('an address of the sportsbook', () => {
  test.each([
    ['', { page: 'overview' }],
    ['page=live', { page: 'live' }],
    ['page=nowhere', { page: 'overview' }],
    ['page=event&eventId=1025220001', { page: 'event', eventId: 1025220001 }],
    ['page=event&eventId=12a&sportId=', { page: 'event' }],
    ['page=coupon&couponType=5&maxOdd=1.85', { page: 'coupon', couponType: 5, maxOdd: 1.85 }],
    ['page=event&eventId=1.5', { page: 'event' }],
    ['page=coupon&couponType=7', { page: 'coupon' }],
    ['page=coupon&couponType=0', { page: 'coupon', couponType: 0 }],
    [
      'page=championship&championshipIds=7&championshipIds=x&championshipIds=9',
      { page: 'championship', championshipIds: [7, 9] },
    ],
    ['page=horseRacingDetails&horseRaceId=4', { page: 'horseRacingDetails', horseRaceId: 4 }],
    [
      'page=period&periodType=2&outrightGroupId=3&categoryIds=8',
      { page: 'period', periodType: 2, outrightGroupId: 3, categoryIds: [8] },
    ],
    ['page=custom1&view=search', { page: 'custom1', view: 'search' }],
    ['page=custom1&view=%3Cb%3E', { page: 'custom1' }],
    [
      'page=custom1&view=search&text=FC+%26+K%C3%B6ln',
      { page: 'custom1', view: 'search', text: 'FC & Köln' },
    ],
    ['page=custom1&view=search&text=', { page: 'custom1', view: 'search' }],
    ['page=custom1&view=search&text=a%0Ab', { page: 'custom1', view: 'search' }],
    ['page=period&date=2026-11-30', { page: 'period', date: '2026-11-30' }],
    ['page=period&date=tomorrow', { page: 'period' }],
    ['oddIds=5&oddIds=6', { page: 'overview', oddIds: [5, 6] }],
    ['shareCode=4K7Q-M2ZX', { page: 'overview', shareCode: '4K7Q-M2ZX' }],
    ['shareCode=%3Cb%3E', { page: 'overview' }],
  ])('with ?%s leads to %j', (query, place) => {
    expect(read(query)).toEqual(place)
  })

  test('names twenty of one kind at the most', () => {
    expect(
      read(Array.from({ length: 30 }, (_, id) => `categoryIds=${id}`).join('&')).categoryIds,
    ).toHaveLength(20)
  })

  test.each([
    'page=overview',
    'page=event&eventId=7',
    'page=custom1&view=favourites',
    'page=custom1&view=search&text=FC+K%C3%B6ln',
    'page=period&date=2026-11-30',
    'page=championship&championshipIds=7&championshipIds=9',
  ])('that the book reports is read as it was written: %s', (query) => {
    expect(writePlace(read(query), new URLSearchParams()).toString()).toBe(query)
  })

  test('keeps what is not of the book, and nothing of the place before', () => {
    const before = new URLSearchParams(
      'page=event&eventId=7&lng=de&modal=login&oddIds=3&shareCode=4K7QM2ZX',
    )
    expect(writePlace({ page: 'live', sportId: undefined }, before).toString()).toBe(
      'page=live&lng=de&modal=login',
    )
  })

  test('takes nothing from the book that is no place', () => {
    expect(
      writePlace({ page: 'live', eventId: 'x', evil: '1' }, new URLSearchParams()).toString(),
    ).toBe('page=live')
  })
})

test('two places of the sportsbook are the same whatever their order, and whatever stands on the slip', () => {
  expect(isSamePlace(read('eventId=7&page=event'), read('page=event&eventId=7&oddIds=1'))).toBe(
    true,
  )
  expect(isSamePlace(read('page=event&eventId=7'), read('page=event&eventId=8'))).toBe(false)
  expect(isSamePlace(read(''), read('page=overview'))).toBe(true)
})

test('two places of the sportsbook are the same without their typed text when only that differs', () => {
  const genoa = read('page=custom1&view=search&text=Genoa')
  expect(isSamePlaceWithoutText(genoa, read('page=custom1&view=search'))).toBe(true)
  expect(isSamePlace(genoa, read('page=custom1&view=search'))).toBe(false)
  expect(isSamePlaceWithoutText(genoa, read('page=event&eventId=7'))).toBe(false)
})
