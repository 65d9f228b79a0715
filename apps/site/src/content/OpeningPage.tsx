import { Lamp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LinkButton } from '#ui/LinkButton.tsx'

/** For a room of the casino that has not opened: says so, and where to go meanwhile. */
export function OpeningPage() {
  const { t } = useTranslation('templates')
  const { pathname } = useLocation()
  const room = pathname.split('/')[1] ?? ''
  return (
    <div className="wrap grid min-h-[60dvh] place-content-center justify-items-center gap-5 py-16 text-center">
      <Lamp aria-hidden="true" className="size-12 text-brass-400" strokeWidth={1.4} />
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t(`${room}_not_open`)}</h1>
      <p className="max-w-[46ch] text-muted">{t(`${room}_not_open_text`)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href="/casino" tone="action" size="large">
          {t('to_the_games')}
        </LinkButton>
        <LinkButton href="/casino/live_casino" size="large">
          {t('to_the_live_tables')}
        </LinkButton>
      </div>
    </div>
  )
}
