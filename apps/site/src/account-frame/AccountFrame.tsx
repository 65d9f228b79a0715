import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { SiteMessage } from '#contracts/frames.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { tellAccountEvent } from '../analytics/account-event.ts'
import { readAccountFrameMessage } from './frame-message.ts'

export interface AccountFrameProps {
  url: string
  title: string
  /** Amounts are hidden. The frame is told, because opening it anew would throw away what is being typed or paid in it. */
  hidden: boolean
}

/** As tall as its content says, so that only the page scrolls. Links to other sites open a tab of their own. */
export function AccountFrame({ url, title, hidden }: AccountFrameProps) {
  const { t } = useTranslation('account-frame')
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  const [loaded, setLoaded] = useState(false)

  useEffect(() => {
    const { origin } = new URL(url, location.origin)
    function hear(event: MessageEvent) {
      const message = readAccountFrameMessage(event, { window: frame.current?.contentWindow, origin })
      if (message?.type === 'resize') setHeight(message.height)
      if (message?.type === 'scroll') scrollTo({ top: offsetOf(frame.current) + message.top, behavior: 'smooth' })
      if (message?.type === 'navigate') navigate(message.path)
      if (message?.type === 'event') tellAccountEvent(message.event)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [url, navigate])

  useEffect(() => {
    const message: SiteMessage = { type: 'incognito', hidden }
    if (loaded) frame.current?.contentWindow?.postMessage(message, new URL(url, location.origin).origin)
  }, [url, hidden, loaded])

  return (
    <div className="relative min-h-[70dvh]" aria-busy={!loaded}>
      {loaded ? null : (
        <p role="status" className="absolute inset-x-0 top-24 grid justify-items-center gap-4 text-14 text-muted">
          <Spinner className="size-9 text-brass-400" />
          {t('loading')}
        </p>
      )}
      <iframe
        ref={frame}
        src={url}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
        allow="payment"
        onLoad={() => setLoaded(true)}
        className="relative min-h-[70dvh] w-full border-0"
        style={height === null ? undefined : { height }}
      />
    </div>
  )
}

/** The frame's place in the page, less the header that stands over it. */
function offsetOf(frame: HTMLIFrameElement | null): number {
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
  return (frame?.getBoundingClientRect().top ?? 0) + scrollY - header
}
