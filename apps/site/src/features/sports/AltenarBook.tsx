import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useModal } from '../../components/navigation/use-modal.ts'
import { type AltenarSdk, noBook, openAltenar } from './altenar-sdk.ts'
import { BookContainer, BookFailed, BookNotice } from './BookStates.tsx'
import { AltenarTokenQuery } from './sports-queries.ts'
import { bottomOffset, stickyOffset } from './sticky-offset.ts'
import { useBookPlace } from './use-book-place.ts'
import { useDrawn } from './use-drawn.ts'
import { useSportsToken } from './use-sports-token.ts'

const DEPOSIT_PATH = '/account/financials/deposit'

/**
 * The book of an Altenar-type vendor: its script draws it into our page. Another language or token
 * is sent to the open book. Signing in draws the page again; the vendor keeps the slip.
 */
export function AltenarBook() {
  const { token, again, renew } = useSportsToken(AltenarTokenQuery, (isVisitor) => ({
    input: { demo: isVisitor },
  }))
  const opening = 'data' in token ? token.data.altenarV2GetToken : null
  const [sdk, setSdk] = useState<AltenarSdk | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { ref: container, drawing, giveUp } = useDrawn(sdk !== null && sdk !== noBook, attempt)
  const navigate = useNavigate()
  const { open } = useModal()
  const { place, follow } = useBookPlace((next) => sdk?.set(next))
  const now = useRef({ place, follow, open, renew, navigate, opening })
  now.current = { place, follow, open, renew, navigate, opening }

  const scriptUrl = opening?.scriptUrl
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load the script again.
  useEffect(() => {
    const first = now.current.opening
    if (!scriptUrl || !first) return
    let left = false
    let book: { remove(): void } | undefined
    openAltenar(first).then((loaded) => {
      if (left || !container.current) return
      setSdk(loaded)
      if (loaded === noBook) giveUp()
      book = loaded.addSportsBook({
        container: container.current,
        props: {
          ...now.current.place,
          routerType: 'memory',
          overlayOffset: stickyOffset(),
          betSlipOffsetBottom: bottomOffset(),
          onRouteChange: (route) => now.current.follow(route),
          onSignInButtonClick: () => now.current.open('login'),
          onUserTokenExpiration: () => now.current.renew(),
          onInsufficientBalance: () => now.current.navigate(DEPOSIT_PATH),
          onConnectionError() {
            console.warn('The sportsbook has no connection')
            giveUp()
          },
        },
      })
      // A script that was here before knows another visitor, and perhaps another language.
      const { token, language } = now.current.opening ?? first
      loaded.set({ token, culture: language, ...now.current.place })
    })
    return () => {
      left = true
      book?.remove()
      setSdk(null)
    }
  }, [scriptUrl, attempt, container, giveUp])

  useEffect(() => {
    if (opening) sdk?.set({ token: opening.token, culture: opening.language })
  }, [sdk, opening])

  if (token.status === 'failed')
    return <BookFailed reason="token" error={token.error} again={again} />
  return (
    <>
      {token.status === 'expired' ? <BookNotice reason="token" again={again} /> : null}
      <BookContainer
        container={container}
        drawing={drawing}
        again={() => setAttempt((before) => before + 1)}
      />
    </>
  )
}
