import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useModalHref } from '../../components/navigation/modal-href.ts'
import { useViewer } from '../../session/viewer.ts'
import type { Promotion } from './promotion.ts'

/**
 * Where a promotion leads. To one's own account only a player can go: a visitor is shown the two
 * ways in instead.
 */
export function TakePart({ link }: { link: NonNullable<Promotion['link']> }) {
  const { t } = useTranslation(['promotions', 'shell'])
  const { status } = useViewer()
  const href = useModalHref()
  const needsAccount = link.url === '/account' || link.url.startsWith('/account/')
  if (status !== 'visitor' || !needsAccount) {
    return (
      <LinkButton
        href={link.url}
        tone="action"
        size="large"
        className="justify-self-start max-sm:justify-self-stretch"
      >
        {link.label}
      </LinkButton>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton href={href('register')} tone="action" size="large" data-keep-scroll="">
        {t('shell:register')}
      </LinkButton>
      <LinkButton href={href('login')} size="large" data-keep-scroll="">
        {t('shell:login')}
      </LinkButton>
    </div>
  )
}
