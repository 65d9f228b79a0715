import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useClient } from 'urql'
import { useModal } from '../../components/navigation/use-modal.ts'
import { BookContainer, BookFailed, BookNotice } from './BookStates.tsx'
import { type BetbyRenderer, loadBetby } from './betby-sdk.ts'
import { BetByTokenQuery } from './sports-queries.ts'
import { bottomOffset, stickyOffset } from './sticky-offset.ts'
import { useBookPath } from './use-book-path.ts'
import { useDrawn } from './use-drawn.ts'
import { useSportsToken } from './use-sports-token.ts'

const DEPOSIT_PATH = '/account/financials/deposit'

/**
 * The book of a Betby-type vendor: its script draws it into our page, and again for another token or
 * language. The slip is the vendor's to keep.
 */
export function BetbyBook() {
  const { token, again, mayRenew, renew } = useSportsToken(BetByTokenQuery, (isVisitor) => ({
    input: { demo: isVisitor },
  }))
  const opening = 'data' in token ? token.data.betByGetToken : null
  const navigate = useNavigate()
  const { open } = useModal()
  const renderer = useRef<BetbyRenderer | null>(null)
  const { pathNow, follow } = useBookPath((url) => renderer.current?.updateOptions({ url }))
  const client = useClient()
  const [attempt, setAttempt] = useState(0)
  const [hasScript, setHasScript] = useState(false)
  const { ref: target, drawing, giveUp } = useDrawn(hasScript, attempt)
  const now = useRef({ navigate, open })
  now.current = { navigate, open }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load the script again.
  useEffect(() => {
    if (!opening) return
    let left = false
    loadBetby(opening.scriptUrl).then((Script) => {
      if (left || !target.current) return
      setHasScript(true)
      const book = new Script()
      renderer.current = book
      book.initialize({
        brand_id: opening.brandId,
        ...(opening.token ? { token: opening.token } : {}),
        themeName: opening.skin,
        lang: opening.language,
        target: target.current,
        url: pathNow(),
        stickyTop: stickyOffset(),
        betSlipOffsetTop: stickyOffset(),
        betSlipOffsetBottom: bottomOffset(),
        // The book stays as it is, and so does its slip.
        onTokenExpired: async () => {
          if (!mayRenew()) return ''
          const answer = client.query(
            BetByTokenQuery,
            { input: { demo: false } },
            { requestPolicy: 'network-only' },
          )
          const fresh = (await answer.toPromise()).data?.betByGetToken?.token
          if (!fresh) again()
          return fresh ?? ''
        },
        onSessionRefresh: renew,
        onLogin: () => now.current.open('login'),
        onRegister: () => now.current.open('register'),
        onRecharge: () => now.current.navigate(DEPOSIT_PATH),
        onRouteChange: follow,
      })
    }, fail)
    function fail(error: unknown): void {
      console.error('The script of the sportsbook could not be loaded', error)
      if (!left) giveUp()
    }
    return () => {
      left = true
      setHasScript(false)
      renderer.current?.kill()
      renderer.current = null
    }
  }, [opening, attempt, pathNow, follow, mayRenew, renew, target, giveUp])

  if (token.status === 'failed')
    return <BookFailed reason="token" error={token.error} again={again} />
  return (
    <>
      {token.status === 'expired' ? <BookNotice reason="token" again={again} /> : null}
      <BookContainer
        container={target}
        drawing={drawing}
        again={() => setAttempt((before) => before + 1)}
      />
    </>
  )
}
