import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useClient } from 'urql'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { useModal } from '../../components/navigation/use-modal.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { openAltenarEvents } from './altenar-events.ts'
import { openBetbyEvents } from './betby-events.ts'
import type { EventsHost, EventsOpener } from './events-host.ts'

const openers = { ALTENAR: openAltenarEvents, BETBY: openBetbyEvents } as const satisfies Record<
  string,
  EventsOpener
>

interface TopEventsProps {
  provider: keyof typeof openers
  /** Hears once that the vendor has begun to draw, or that it could not. */
  onDone: () => void
}

/**
 * The events that the sportsbook puts first, drawn by its vendor's script. A pressed event opens in
 * the sportsbook.
 */
export function TopEvents({ provider, onDone }: TopEventsProps) {
  const { t } = useTranslation('lobby')
  const client = useClient()
  const navigate = useNavigate()
  const { open } = useModal()
  const { language } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const now = useRef({ navigate, open, onDone })
  now.current = { navigate, open, onDone }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or attempt is a reason to open it again.
  useEffect(() => {
    if (!place.current) return
    let left = false
    let shown: { remove(): void } | null = null
    const container = document.createElement('div')
    place.current.replaceChildren(container)
    const host: EventsHost = {
      container,
      go: (path) => now.current.navigate(path),
      openModal: (modal) => now.current.open(modal),
      isLeft: () => left,
    }
    openers[provider](client, host).then(
      (opened) => {
        shown = opened
        if (left) return opened?.remove()
        now.current.onDone()
      },
      (error: unknown) => {
        console.error('The events of the sportsbook could not be shown', error)
        if (left) return
        setHasFailed(true)
        now.current.onDone()
      },
    )
    return () => {
      left = true
      shown?.remove()
      container.remove()
    }
  }, [client, provider, language, attempt])

  function again(): void {
    setHasFailed(false)
    setAttempt((before) => before + 1)
  }

  return (
    <>
      <div ref={place} />
      {hasFailed ? (
        <div className="px-3">
          <ListProblem shape="row" text={t('sports_not_loaded')} onRetry={again} />
        </div>
      ) : null}
    </>
  )
}
