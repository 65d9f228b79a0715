import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { LinkButton } from '#ui/LinkButton.tsx'
import { readPathSegment } from '../../lib/path.ts'
import { closeWindow } from './close-helper.ts'

/** The last page of a payment or a game in a window of its own: `/closewindow/:goto?`. */
export function CloseWindowPage() {
  const { t } = useTranslation('play')
  const { goto } = useParams()
  const navigate = useNavigate()
  const [isStuck, setStuck] = useState(false)

  useEffect(() => {
    closeWindow(window, location.origin)
    // A frame is taken away by its parent; only a window that could not be closed goes on to the
    // page of its address.
    if (window.parent !== window) return
    if (goto) navigate(readPathSegment(goto), { replace: true })
    else setStuck(true)
  }, [goto, navigate])

  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <CircleCheck aria-hidden="true" className="size-10 text-ok" />
      <h1 className="text-title">{t('close_window_title')}</h1>
      <p className="text-muted">{t('close_window')}</p>
      {isStuck ? (
        <LinkButton href="/" tone="action" className="mt-2">
          {t('close_window_onward')}
        </LinkButton>
      ) : null}
    </main>
  )
}
