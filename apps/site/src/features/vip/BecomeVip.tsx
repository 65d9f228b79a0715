import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Html } from '../../components/content/Html.tsx'
import { depositPath } from '../../components/player/account-paths.ts'
import { GuestButtons } from '../../components/player/GuestButtons.tsx'
import { useViewer } from '../../session/viewer.ts'
import type { VipBlocks } from './vip-blocks.ts'

/** The way to become a VIP. Only players can deposit: a visitor is shown the ways in. */
export function BecomeVip({ title, subtitle, description, ticket }: VipBlocks['becomeVip']) {
  return (
    <section className="panel grid items-center gap-6 overflow-hidden p-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-10 md:p-[clamp(24px,3vw,48px)]">
      <img
        src={ticket.src}
        alt={ticket.alt}
        width={ticket.width ?? 720}
        height={ticket.height ?? 400}
        loading="lazy"
        decoding="async"
        className="w-full max-w-lg justify-self-center"
      />
      <div className="grid justify-items-start gap-3">
        {subtitle ? <p className="text-13 font-semibold text-brass-200">{subtitle}</p> : null}
        <h2 className="text-title">{title}</h2>
        <Html html={description} />
        <div className="mt-2 min-h-13">
          <WayIn />
        </div>
      </div>
    </section>
  )
}

function WayIn() {
  const { t } = useTranslation('shell')
  const { status, hidden } = useViewer()
  if (status === 'visitor') return <GuestButtons />
  if (status === 'restoring') return <Skeleton className="h-13 w-36 rounded-control" />
  return (
    <LinkButton href={depositPath(hidden)} tone="action" size="large">
      {t('deposit')}
    </LinkButton>
  )
}
