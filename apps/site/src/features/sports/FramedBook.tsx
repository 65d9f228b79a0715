import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useModal } from '../../components/navigation/use-modal.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { BookFailed, BookWaiting, TokenNotice } from './BookStates.tsx'
import { DelaSportTokenQuery, HadTokenQuery } from './sports-queries.ts'
import { type SportsToken, useSportsToken } from './use-sports-token.ts'

/**
 * The book of a Delasport-type vendor: a frame at the host, with the language and the player's
 * token in its address.
 */
export function DelaSportBook() {
  const { language } = useLanguage()
  const { token, again } = useSportsToken(DelaSportTokenQuery, () => ({}))
  const opened = 'data' in token ? token.data.delaSportGetToken : null
  const url =
    opened &&
    `${opened.host}/${language}${opened.token ? `?sb=${encodeURIComponent(opened.token)}` : ''}`
  return <FramedBook url={url} token={token} again={again} />
}

/** The book of a 'had'-type vendor: a frame at the address that the casino answers. */
export function HadBook() {
  const { token, again } = useSportsToken(HadTokenQuery, () => ({}))
  return (
    <FramedBook
      url={'data' in token ? (token.data.hadGetToken?.url ?? null) : null}
      token={token}
      again={again}
    />
  )
}

function FramedBook({
  url,
  token,
  again,
}: {
  url: string | null
  token: SportsToken<unknown>
  again: () => void
}) {
  const { t } = useTranslation('sports')
  const frame = useRef<HTMLIFrameElement>(null)
  const { open } = useModal()
  const navigate = useNavigate()

  useEffect(() => {
    function hear({ source, data, origin }: MessageEvent) {
      if (source !== frame.current?.contentWindow || !url || origin !== new URL(url).origin) return
      const asked = typeof data === 'object' && data !== null && 'book' in data ? data.book : null
      if (asked === 'login' || asked === 'register') open(asked)
      if (asked === 'recharge') navigate('/account/financials/deposit')
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [url, open, navigate])

  if (token.status === 'failed')
    return <BookFailed reason="token" error={token.error} again={again} />
  if (!url) return <BookWaiting />
  return (
    <>
      {token.status === 'expired' ? <TokenNotice again={again} /> : null}
      <iframe
        key={url}
        ref={frame}
        src={url}
        title={t('sportsbook')}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="origin"
        className="block h-[calc(100dvh-9rem)] w-full border-0"
      />
    </>
  )
}
