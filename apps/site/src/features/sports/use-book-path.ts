import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addressOfPath, isInnerPath, isSamePathWithoutText, pathOfAddress } from './path-address.ts'
import { useLed } from './use-led.ts'

interface BookPathLink {
  /** Where the book is: where the address leads, or where it has gone by itself. */
  pathNow: () => string
  /** Takes over where the book has gone by itself. */
  follow: (path: string) => void
}

/**
 * Ties the path within a book to the address, both ways: `lead` is called when the address leads
 * elsewhere than the book has gone.
 */
export function useBookPath(lead: (path: string) => void): BookPathLink {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const known = useRef(pathOfAddress(search))
  const now = useRef({ search, navigate })
  now.current = { search, navigate }

  useLed((address) => {
    const path = pathOfAddress(address)
    if (path === known.current) return
    known.current = path
    lead(path)
  })

  const link = useRef<BookPathLink>({
    pathNow: () => known.current,
    follow(path) {
      if (path === known.current || !isInnerPath(path)) return
      // Typing makes no step of its own in the history: Back leaves the page.
      const replace = isSamePathWithoutText(path, known.current)
      known.current = path
      now.current.navigate(`/sports?${addressOfPath(path, now.current.search)}`, {
        replace,
        state: { keepScroll: true },
      })
    },
  })
  return link.current
}
