import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMessages } from '#web/use-messages.ts'
import { useModal } from '../../components/navigation/use-modal.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { BookFailed, BookNotice, BookWaiting } from './BookStates.tsx'
import { DelaSportTokenQuery, HadTokenQuery } from './sports-queries.ts'
import { useBookPath } from './use-book-path.ts'
import { useFrameFails } from './use-frame-fails.ts'
import { type SportsTokenChoice, useSportsToken } from './use-sports-token.ts'

/**
 * The book of a Delasport-type vendor: a frame at the host, with the language and the player's
 * token in its address.
 */
export function DelaSportBook() {
  const { language } = useLanguage()
  const choice = useSportsToken(DelaSportTokenQuery, () => ({}))
  const opened = 'data' in choice.token ? choice.token.data.delaSportGetToken : null
  const url =
    opened &&
    `${opened.host}/${language}${opened.token ? `?sb=${encodeURIComponent(opened.token)}` : ''}`
  return <FramedBook url={url} {...choice} />
}

/** The book of a 'had'-type vendor: a frame at the address that the casino answers. */
export function HadBook() {
  const choice = useSportsToken(HadTokenQuery, () => ({}))
  const { token } = choice
  return (
    <FramedBook url={'data' in token ? (token.data.hadGetToken?.url ?? null) : null} {...choice} />
  )
}

/** A renewed token makes another address: the book is drawn again where it was. */
function FramedBook({
  url,
  token,
  again,
  renew,
}: SportsTokenChoice<unknown> & { url: string | null }) {
  const { t } = useTranslation('sports')
  const frame = useRef<HTMLIFrameElement>(null)
  const { open } = useModal()
  const navigate = useNavigate()
  const { pathNow, follow } = useBookPath(lead)
  const [attempt, setAttempt] = useState(0)
  const { fails, works } = useFrameFails(url, attempt)
  const src = useMemo(() => url && addressIn(url, pathNow()), [url, pathNow])

  function lead(path: string): void {
    if (url) frame.current?.contentWindow?.postMessage({ book: 'go', path }, new URL(url).origin)
  }

  useMessages(({ source, data, origin }) => {
    if (source !== frame.current?.contentWindow || !url || origin !== new URL(url).origin) return
    works()
    const { book: action, path } = (typeof data === 'object' && data) || {}
    if (action === 'login' || action === 'register') open(action)
    if (action === 'recharge') navigate('/account/financials/deposit')
    if (action === 'expired') renew()
    if (action === 'route' && typeof path === 'string') follow(path)
  })

  if (token.status === 'failed')
    return <BookFailed reason="token" error={token.error} again={again} />
  if (!src) return <BookWaiting />
  return (
    <>
      {token.status === 'expired' ? <BookNotice reason="token" again={again} /> : null}
      {fails ? (
        <BookNotice reason="frame" again={() => setAttempt((before) => before + 1)} />
      ) : null}
      <iframe
        key={`${url} ${attempt}`}
        ref={frame}
        src={src}
        onLoad={() => lead(pathNow())}
        title={t('sportsbook')}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="origin"
        className="block h-[calc(100dvh-9rem)] w-full border-0"
      />
    </>
  )
}

/** The frame's address with the path that the book begins at. */
function addressIn(url: string, path: string): string {
  return path === '/' || url.includes('#') ? url : `${url}#${path}`
}
