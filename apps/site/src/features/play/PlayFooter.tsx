import { useTranslation } from 'react-i18next'
import { saferPlayPath } from '../../components/player/account-paths.ts'

export function PlayFooter() {
  const { t } = useTranslation('play')
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-5 border-t border-line px-(--gutter) py-1 text-13 text-subtle pb-[max(4px,env(safe-area-inset-bottom))]">
      <span className="max-md:hidden">{t('fairness')}</span>
      <span className="flex items-center gap-1.5">
        <bdi>18+</bdi>
        <span>{t('gambling_can_be_addictive')}</span>
        <a
          href={saferPlayPath}
          className="inline-flex min-h-11 items-center px-1 underline underline-offset-3 hover:text-ivory"
        >
          {t('set_limits')}
        </a>
      </span>
    </footer>
  )
}
