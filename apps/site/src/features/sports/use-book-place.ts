import { useLayoutEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  type BookPlace,
  isSamePlace,
  isSamePlaceWithoutText,
  readPlace,
  writePlace,
} from './book-address.ts'
import { useLed } from './use-led.ts'

const PATH = '/sports'

interface BookPlaceLink {
  /** The place of the book in the address. */
  place: BookPlace
  /** Takes over where the book has gone by itself. */
  follow: (reported: Readonly<Record<string, unknown>>) => void
}

/**
 * Ties the place of the book to the address, both ways: `move` is called when the address leads
 * elsewhere than the book has gone.
 */
export function useBookPlace(move: (place: BookPlace) => void): BookPlaceLink {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const place = readPlace(search)
  const known = useRef(place)
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  })

  useLed((address) => {
    const wanted = readPlace(address)
    // A link may only put selections on the slip, or open a shared one.
    const { oddIds, shareCode } = known.current
    const addsToSlip = wanted.oddIds !== undefined && String(wanted.oddIds) !== String(oddIds)
    const opensSlip = wanted.shareCode !== undefined && wanted.shareCode !== shareCode
    if (isSamePlace(wanted, known.current) && !addsToSlip && !opensSlip) return
    known.current = wanted
    move(wanted)
  })

  const follow = useRef((place: Readonly<Record<string, unknown>>) => {
    const next = writePlace(place, latest.current)
    const before = known.current
    if (isSamePlace(readPlace(next), before)) return
    known.current = readPlace(next)
    // Typing makes no step of its own in the history: Back leaves the page.
    const replace = isSamePlaceWithoutText(known.current, before)
    navigate(`${PATH}?${next}`, { replace, state: { keepScroll: true } })
  })
  return { place, follow: follow.current }
}
