import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useModalHref } from '../navigation/modal-href.ts'

/** The two ways in. */
export function GuestButtons({ wide = false }: { wide?: boolean }) {
  const { t } = useTranslation('shell')
  const href = useModalHref()
  return (
    <div className={wide ? 'grid grid-cols-2 gap-3' : 'ways-in flex items-center gap-2'}>
      <LinkButton href={href('login')} wide={wide} data-keep-scroll="" className="max-sm:px-3.5">
        {t('login')}
      </LinkButton>
      <LinkButton
        href={href('register')}
        tone="action"
        wide={wide}
        data-keep-scroll=""
        className="max-sm:px-3.5"
      >
        {t('register')}
      </LinkButton>
    </div>
  )
}
